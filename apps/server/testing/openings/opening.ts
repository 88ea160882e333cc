/** An opening: how a battle of a test is dealt and what its players do, so that the test knows what it will meet. */
import { type Trainer, trainerById } from '@pokesol/campaign';
import { type AnyRules, isRefusal, SEATS, type Seat, type TypeOf } from '@pokesol/engine';
import { applyAction, type Battle, type BattleEvent, isToMove, type Move } from '@pokesol/engine/classic';
import { playAiHere } from '../../src/features/battles/ai/aiTurn.ts';
import { classicOpponent } from '../../src/features/battles/matchmaking/opponents.ts';
import { type BattleSide, type DealtMode, dealBattle, person } from '../../src/features/battles/play/deal.ts';
import { type Purpose, randomFor } from '../../src/platform/entropy.ts';
import { ScriptedEntropy } from '../fakes/scriptedEntropy.ts';
import { type DeckLine, savedCards, shipped } from './decks.ts';

/** What a battle is begun with, besides chance. */
export type OpeningSetup =
  /** By `beginOpening`: both decks in listed order. */
  | { readonly begun: 'listed'; readonly decks: readonly [Listed, Listed]; readonly opponent: ListedOpponent }
  /** By a call of the product, with scripted chance: the wallet's saved deck against whom the server names. */
  | { readonly begun: 'drawn'; readonly deck: readonly DeckLine[]; readonly opponent: DrawnOpponent };
type Listed = BattleSide<'classic'>['deck'];
export type ListedOpponent =
  | 'person'
  | Required<Pick<BattleSide<'classic'>, 'name' | 'level'>>
  | CampaignTrainer;
/** A person plays the same deck. */
export type DrawnOpponent = 'simulated' | 'person' | CampaignTrainer;
type CampaignTrainer = { readonly trainerId: string };

/** The bytes, in hexadecimal digits, that the server draws for each purpose, in their order. */
export type OpeningChance = Readonly<Partial<Record<Purpose, readonly string[]>>>;

/** What was found for a wish, and what tests use. */
export type BattleOpening = {
  readonly chance: OpeningChance;
  /** Of the people; what an AI does in between follows from the chance. */
  readonly moves: readonly Move[];
};

/** A battle as far as it was played. */
export type OpeningLine = {
  readonly battle: Battle;
  readonly moves: readonly Move[];
  /** Of everybody, from the deal on. */
  readonly events: readonly BattleEvent[];
};

/** The next move of a seat; `undefined` when the line is played. */
export type Chooser = (battle: Battle, seat: Seat) => Move | undefined;

const PLACEHOLDERS = ['one', 'two'] as const;

export const modeOf = ({ opponent }: OpeningSetup): DealtMode =>
  typeof opponent === 'object' && 'trainerId' in opponent ? 'campaign' : 'match';

export function scripted(chance: OpeningChance): ScriptedEntropy {
  const entropy = new ScriptedEntropy();
  scriptChance(entropy, chance);
  return entropy;
}

export function scriptChance(entropy: ScriptedEntropy, chance: OpeningChance): void {
  for (const [purpose, draws = []] of Object.entries(chance))
    entropy.script(purpose as Purpose, ...draws.map((digits) => Buffer.from(digits, 'hex')));
}

/** Both sides, in the order of their seats. */
export function contendersOf(
  setup: OpeningSetup,
  entropy: ScriptedEntropy,
  wallets: readonly [string, string] = PLACEHOLDERS,
): readonly [BattleSide<'classic'>, BattleSide<'classic'>] {
  const [one, two] = wallets;
  if (setup.begun === 'listed') {
    const { opponent } = setup;
    const [own, other] = setup.decks;
    const opposite =
      opponent === 'person' ? person<'classic'>(two, other) : { ...aiOf(opponent), deck: other };
    return [
      { ...person<'classic'>(one, own), order: 'asListed' },
      { ...opposite, order: 'asListed' },
    ];
  }
  const deck = savedCards(setup.deck);
  if (setup.opponent === 'person') return [person(one, deck), person(two, deck)];
  if (setup.opponent === 'simulated')
    return [person(one, deck), classicOpponent(randomFor(entropy, 'opponent'))];
  return [person(one, deck), challenged(setup.opponent.trainerId)];
}

const aiOf = (opponent: Exclude<ListedOpponent, 'person'>): Omit<BattleSide<'classic'>, 'deck'> =>
  'trainerId' in opponent ? challenged(opponent.trainerId) : { wallet: null, kind: 'ai', ...opponent };

function challenged(trainerId: string): BattleSide<'classic'> {
  const trainer = trainerById(trainerId);
  if (trainer === undefined) throw new RangeError(`there is no trainer ${trainerId}`);
  const { name, difficulty: level } = trainer;
  return { wallet: null, name, kind: 'ai', level, trainerId, deck: cardsOf(trainer.deck) };
}

const cardsOf = ({ pokemon, trainers, energy }: Trainer['deck']): BattleSide<'classic'>['deck'] =>
  [...pokemon, ...trainers, ...energy].flatMap(({ setId, cardNumber, quantity }) =>
    Array.from({ length: quantity }, () => shipped(`${setId}-${cardNumber}`)),
  );

/** Deals the battle and plays it as the server does, until `choose` is done or it is over. Throws on a refusal. */
export function playLine(
  setup: OpeningSetup,
  chance: OpeningChance,
  choose: Chooser,
  longest: number,
): OpeningLine {
  const entropy = scripted(chance);
  const dealt = dealBattle({ mode: modeOf(setup), rules: 'classic' }, contendersOf(setup, entropy), entropy);
  if (isRefusal(dealt)) throw new Error(`the deal was refused: ${dealt.reason}`);
  if (entropy.left > 0) throw new Error('the deal did not draw all that was scripted for it');
  const { start } = dealt;
  const begun = playAiHere(start, dealt.battle, 0);
  let battle = classic(begun.battle);
  let version = begun.steps.length;
  const events = [...dealt.events, ...begun.steps.flatMap((step) => step.events)] as BattleEvent[];
  const moves: Move[] = [];
  while (moves.length < longest) {
    const seat = SEATS.find((each) => isToMove(battle, each));
    const move = seat === undefined ? undefined : choose(battle, seat);
    if (move === undefined) break;
    const applied = applyAction(battle, move);
    if (isRefusal(applied)) throw new Error(`${JSON.stringify(move)} was refused: ${applied.message}`);
    const played = playAiHere(start, applied.battle, version + 1);
    if (played.errors.length > 0) throw played.errors[0];
    battle = classic(played.battle);
    version += 1 + played.steps.length;
    moves.push(move);
    events.push(...applied.events, ...(played.steps.flatMap((step) => step.events) as BattleEvent[]));
  }
  return { battle, moves, events };
}

/** Openings are of Classic. */
function classic(battle: TypeOf<AnyRules, 'battle'>): Battle {
  if (battle.rules !== 'classic') throw new TypeError(`an opening by ${battle.rules} rules`);
  return battle;
}

/** The line of an opening that was found, as it is played now. */
export function playOpening(setup: OpeningSetup, { chance, moves }: BattleOpening): OpeningLine {
  let next = 0;
  const line = playLine(setup, chance, () => moves[next++], moves.length);
  if (line.moves.length < moves.length) throw new Error(`it is over after ${line.moves.length} moves`);
  return line;
}
