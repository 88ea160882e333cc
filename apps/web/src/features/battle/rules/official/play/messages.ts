/** The table's sentences of the printed game: what a commit is called, what to do now, why it ended. */
import { type CardNo, findPokemon, type PokemonId } from '@pokesol/engine';
import { type BattleView, nameOf, type Step } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';
import { nameIn } from '../../../board/cardLook.ts';
import type { OfficialSelection } from '../board/interaction.ts';
import { attackFacts, attackPreviews } from './attackPreview.ts';
import { unknownsIn } from './hiddenInformation.ts';
import { battleBehind } from './judge.ts';
import type { Option } from './options.ts';

/** The name of a Pokémon in play; the empty text where it has gone. */
export function pokemonName(view: BattleView, id: PokemonId): string {
  const battle = battleBehind(view);
  const found = findPokemon(battle.state, id);
  return found === null ? '' : nameOf(battle, found.pokemon);
}

const nameOfCard = (view: BattleView, card: CardNo | null): string =>
  card === null ? '' : nameIn(view, card);

/** An option as a row of a list: «Attack: Static Tail», «Attach Lightning Energy». */
export function optionText(view: BattleView, option: Option): string {
  const card = nameOfCard(view, option.card);
  const of = option.pokemon === null ? '' : pokemonName(view, option.pokemon);
  switch (option.kind) {
    case 'attack':
      return option.pokemon === view.you.active?.id
        ? `Attack: ${option.name}`
        : `Attack from the Bench: ${option.name} of ${of}`;
    case 'ability':
      return `Ability: ${option.name} of ${of}`;
    case 'retreat':
      return `Retreat ${of}`;
    case 'bench':
      return `Put ${card} onto the Bench`;
    case 'assemble':
      return `Put ${card} together`;
    case 'evolve':
      return `Evolve into ${card}`;
    case 'attach':
      return `Attach ${card}`;
    case 'trainer':
      return `Play ${card}`;
    case 'cardAbility':
      return `${option.name} of ${card}`;
    case 'stadium':
      return `Use ${option.name}`;
  }
}

/** What stands on the last button: what it does, and under it what else is to be known before. */
export type Commit = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly tone: 'go' | 'danger';
};

export function commitOf(view: BattleView, option: Option, pointed: PokemonId | null): Commit {
  const at = pointed === null ? undefined : pokemonName(view, pointed);
  const unknown = unknownsIn(stepsOf(view, option));
  const hint = [at, ...unknown].filter((part) => part !== undefined).join(', ') || undefined;
  switch (option.kind) {
    case 'attack':
      return attackCommit(view, option, unknown);
    case 'ability':
    case 'cardAbility':
      return { label: withName('Use', option.name), hint: onceOf(view, option) ?? hint, tone: 'go' };
    case 'retreat':
      return { label: 'Retreat', hint: at ?? 'then choose who comes', tone: 'go' };
    case 'bench':
      return { label: 'To the Bench', hint: option.name, tone: 'go' };
    case 'assemble':
      return { label: 'Put together', hint: option.name, tone: 'go' };
    case 'evolve':
      return { label: 'Evolve', hint: at, tone: 'go' };
    case 'attach':
      return { label: 'Attach', hint: at === undefined ? undefined : `to ${at}`, tone: 'go' };
    case 'trainer':
      return { label: withName('Play', option.name), hint, tone: 'go' };
    case 'stadium':
      return { label: withName('Use', option.name), hint, tone: 'go' };
  }
}

/** As long as the lines of a button on a phone. */
const LONGEST_NAME = 12;

/** «Play Bill»; the option that is chosen names what is too long for a button. */
const withName = (verb: string, name: string): string =>
  name.length > LONGEST_NAME ? `${verb} it` : `${verb} ${name}`;

/** «140 damage, Knocks Out Gyarados ex, 2 Prizes» */
export function attackDetail(view: BattleView, { pokemon, place }: Option): string {
  const damage = pokemon === null ? null : (attackPreviews(view, pokemon)[place]?.damage ?? null);
  if (damage === null) return '';
  const { least, most, target, isKnockOut, prizes } = damage;
  const much = least === most ? `${most}` : `${least} to ${most}`;
  return `${much} damage${isKnockOut ? `, Knocks Out ${target}, ${counted(prizes, 'Prize')}` : ''}`;
}

function attackCommit(view: BattleView, option: Option, unknown: readonly string[]): Commit {
  const { pokemon, place, name } = option;
  const preview = pokemon === null ? undefined : attackPreviews(view, pokemon)[place];
  const once = pokemon === null ? undefined : attackFacts(view, pokemon, place)?.once;
  const damage = preview?.damage ?? null;
  const much = damage === null ? '' : damage.least === damage.most ? ` ${damage.most}` : ` ${damage.least}+`;
  const parts = [
    ...(damage?.isKnockOut === true ? ['KO'] : []),
    ...(once === undefined ? [] : ['once a game']),
    ...unknown.filter((each) => each !== 'draws'),
    'ends turn',
  ];
  return { label: much === '' ? name : `Attack${much}`, hint: parts.join(' · '), tone: 'danger' };
}

function abilityFacts(view: BattleView, option: Option) {
  const battle = battleBehind(view);
  const found = option.pokemon === null ? null : findPokemon(battle.state, option.pokemon);
  const card = found === null ? option.card : (found.pokemon.cards.at(-1) ?? null);
  const facts = card === null ? undefined : view.printed[view.cards[card] ?? ''];
  return facts?.kind === 'pokemon' ? facts.abilities.find(({ name }) => name === option.name) : undefined;
}

const onceOf = (view: BattleView, option: Option): string | undefined =>
  abilityFacts(view, option)?.once === undefined ? undefined : 'once a game';

/** The steps of the effect behind an option, for what they bring to light. */
function stepsOf(view: BattleView, option: Option): readonly Step[] {
  const facts = option.card === null ? undefined : view.printed[view.cards[option.card] ?? ''];
  switch (option.kind) {
    case 'attack': {
      const effect = option.pokemon === null ? null : attackFacts(view, option.pokemon, option.place)?.effect;
      return [...(effect?.price ?? []), ...(effect?.before ?? []), ...(effect?.after ?? [])];
    }
    case 'ability':
    case 'cardAbility':
      return (
        abilityFacts(view, option)?.effects?.flatMap((effect) =>
          effect.works === 'activated' ? [...(effect.price ?? []), ...effect.steps] : [],
        ) ?? []
      );
    case 'trainer':
      return facts?.kind === 'trainer' && facts.effect !== null
        ? [...(facts.effect.price ?? []), ...facts.effect.steps]
        : [];
    case 'stadium': {
      const stadium = view.stadium === null ? undefined : view.printed[view.cards[view.stadium.card] ?? ''];
      return stadium?.kind === 'trainer' && stadium.use !== undefined ? stadium.use.steps : [];
    }
    default:
      return [];
  }
}

/** What the player may do now, in one line. */
export function officialPrompt(
  view: BattleView,
  selection: OfficialSelection | null,
  option: Option | null,
  name: string,
  again = false,
): string {
  if (view.phase === 'ended') return 'The battle is over.';
  const { choice } = view;
  if (choice !== null) {
    if (choice.kind === 'cards' && choice.purpose === 'active')
      return 'Choose your Active Pokémon: pick a Basic Pokémon from your hand, then others for your Bench.';
    if (choice.kind === 'cards' && choice.purpose === 'bench')
      return 'Put Basic Pokémon onto your Bench if you like, then press READY.';
    return 'Answer the question.';
  }
  if (!view.yourMove) return view.current === view.seat ? 'Your move is shown.' : `${name} is playing.`;
  if (selection === null || option === null) return 'Choose a card or a Pokémon, or end your turn.';
  if (option.reason !== null) return 'You cannot do this now; the reason is below.';
  if (selection.kind === 'pokemon') return 'Choose an attack, the Ability, or retreat.';
  if (option.kind === 'evolve') return `Choose the Pokémon that evolves into ${option.name}.`;
  if (option.kind === 'attach') return `Choose a Pokémon for ${option.name}.`;
  return `${option.name}: press «${commitOf(view, option, null).label}»${again ? ', or it again' : ''}.`;
}
