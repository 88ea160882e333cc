/**
 * Short battles by the official rules, for tests of the server and in a browser. Both decks lie in listed order, so that each
 * run meets the same ones: `beginOfficial` puts one into the database of a running server, and the page finds it as the wallet's
 * open battle at `/battle/{id}`. No wallet has to own the cards; log and replay are true.
 */
import type { Card } from '@pokesol/cards';
import { baseSetFacts } from '@pokesol/cards/base-set';
import { type AnyRules, type CardNo, isRefusal, type PokemonId, verbsOf } from '@pokesol/engine';
import type { CardFacts } from '@pokesol/engine/official';
import type { PlayerActionJson } from '@pokesol/protocol';
import { type BattleSide, type DealtMode, dealBattle, person } from '../../src/features/battles/play/deal.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { ScriptedEntropy } from '../fakes/scriptedEntropy.ts';
import { listed } from '../openings/decks.ts';
import { beginBattle } from './battleEnds.ts';

type OfficialSide = BattleSide<'official'>;
type OfficialOpening = {
  /** Of seat 0, a person, and of the seat opposite. */
  readonly decks: readonly [readonly Card[], readonly Card[]];
  readonly opponent: 'person' | Omit<OfficialSide, 'deck' | 'order'>;
};

/** Has one Pokémon of 30 HP that Fighting beats twice over, and nothing that it could do. */
const HARMLESS = listed('Rattata', 'Charizard');
const ROOKIE = { wallet: null, name: 'Rookie Emil', kind: 'ai', level: 'easy' } as const;

export const OFFICIAL_OPENINGS = {
  /**
   * Won in six actions, `QUICK_MOVES`: to go first, the Active Pokémon, an empty Bench, an energy, the end of the turn
   * (who goes first does not attack in it), and one attack.
   */
  quick: {
    decks: [
      listed('Hitmonchan, Fighting Energy, Machop, Potion, Bill, 2 Fighting Energy', 'Fighting Energy'),
      HARMLESS,
    ],
    opponent: ROOKIE,
  },
  /** The same with cards that ask, search and evolve, to be looked at and left in the middle of a question. */
  asking: {
    decks: [
      listed(
        'Machop, Computer Search, Machop, Fighting Energy, Machoke, Potion, Switch, Bill, Professor Oak',
        'Fighting Energy',
      ),
      HARMLESS,
    ],
    opponent: ROOKIE,
  },
  /** Two people, each with a Pokémon in front, others to follow, and energy; seat 0 is asked who goes first. */
  people: {
    decks: [
      listed('Hitmonchan, Fighting Energy, 2 Machop, Potion, Bill, Fighting Energy', 'Fighting Energy'),
      listed('Rattata, Fire Energy, 2 Charmander, Potion, Bill, Fire Energy', 'Fire Energy'),
    ],
    opponent: 'person',
  },
  /** The same with Pokémon enough on seat 1 for all of seat 0's Prizes. */
  prizes: {
    decks: [
      listed('Hitmonchan, Fighting Energy, 3 Machop, 2 Fighting Energy', 'Fighting Energy'),
      listed('Rattata, Fire Energy, 4 Charmander, 7 Fire Energy, 2 Charmander, Rattata', 'Fire Energy'),
    ],
    opponent: 'person',
  },
} as const satisfies Readonly<Record<string, OfficialOpening>>;
export type OfficialOpeningName = keyof typeof OFFICIAL_OPENINGS;

/** Cards are numbered from 0 in their deck's order, Pokémon as they come into play. */
export const QUICK_MOVES: readonly PlayerActionJson<'official'>[] = [
  { type: 'choose', answer: true },
  { type: 'choose', answer: [0 as CardNo] },
  { type: 'choose', answer: [] },
  { type: 'attach', card: 1 as CardNo, pokemon: 1 as PokemonId },
  { type: 'endTurn' },
  { type: 'attack', attack: 0 },
];

export const asOfficial = (cards: readonly Card[]): readonly CardFacts[] => {
  const facts = new Map(cards.map((card) => [card.id as string, baseSetFacts(card)]));
  return cards.flatMap(({ id }) => facts.get(id) ?? []);
};

export type BeginOfficial = {
  readonly now?: Date;
  readonly mode?: DealtMode;
  /** Who sits opposite instead of the opening's AI: a trainer of the campaign, for one. */
  readonly opponent?: Omit<OfficialSide, 'deck' | 'order'>;
};

/** Begins it for one wallet, or for the two in seats 0 and 1; its id. The winner of the coin is seat 0. */
export async function beginOfficial(
  db: Db,
  name: OfficialOpeningName,
  [one, two = '']: readonly [string] | readonly [string, string],
  { now = new Date(), mode = 'match', opponent }: BeginOfficial = {},
): Promise<string> {
  const opening: OfficialOpening = OFFICIAL_OPENINGS[name];
  const [own, other] = opening.decks.map(asOfficial);
  if (own === undefined || other === undefined) throw new RangeError(`«${name}» has not two decks`);
  const opposite = opponent ?? opening.opponent;
  const sides = [
    { ...person<'official'>(one, own), order: 'asListed' },
    opposite === 'person'
      ? { ...person<'official'>(two, other), order: 'asListed' }
      : { ...opposite, deck: other, order: 'asListed' },
  ] as const satisfies readonly [OfficialSide, OfficialSide];
  const terms = { mode, rules: 'official' } as const;
  const entropy = new ScriptedEntropy();
  entropy.script('battle-seed', seedFor(sides));
  return beginBattle(db, terms, sides, { now, entropy });
}

/** The first seed by which the coin asks seat 0 who goes first. */
function seedFor(sides: readonly [OfficialSide, OfficialSide]): Buffer {
  for (let byte = 0; byte < 256; byte += 1) {
    const entropy = new ScriptedEntropy();
    entropy.script('battle-seed', Buffer.alloc(32, byte));
    const dealt = dealBattle({ mode: 'match', rules: 'official' }, sides, entropy);
    if (isRefusal(dealt)) throw new Error(`${dealt.code} ${dealt.reason}`);
    if (verbsOf<AnyRules>(dealt.battle).isToMove(dealt.battle, 0)) return Buffer.alloc(32, byte);
  }
  throw new Error('the coin never shows heads');
}
