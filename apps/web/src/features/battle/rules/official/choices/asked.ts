/** Who asks, and what for: read from what is being resolved, whose next step is the one that asks. */
import { leftText } from '@pokesol/cards/official';
import type { CardNo } from '@pokesol/engine';
import type { BattleView, FrameView, PokemonView } from '@pokesol/engine/official';
import type { CardLookup } from '../../../board/cardLook.ts';

export type StepAsked = FrameView['steps'][number];

export type Asked = {
  readonly step: StepAsked | undefined;
  /** Those that come when it is answered. */
  readonly later: readonly StepAsked[];
  /** The card whose effect it is; none where the rules themselves ask. */
  readonly card: CardNo | undefined;
  /** «Professor Oak», «Static Tail of Ampharos». */
  readonly name: string | undefined;
  /** The effect is the opponent's. */
  readonly isTheirs: boolean;
  /** What the card does with the answer, in the words of its text; nothing where the rules ask. */
  readonly words: string;
};

export function askedBy(view: BattleView, look: CardLookup, asker?: string): Asked {
  const frame = view.frames.at(-1);
  const [step, ...later] = frame?.steps ?? [];
  const card = frame === undefined ? undefined : cardOf(view, frame, step);
  const cardName = card === undefined ? undefined : look(card)?.name;
  const attack = frame?.by === 'attack' ? frame.attack?.name : undefined;
  const name = asker ?? (attack === undefined ? cardName : `${attack} of ${cardName ?? 'a Pokémon'}`);
  return {
    step,
    later,
    card,
    name,
    isTheirs: frame !== undefined && frame.seat !== view.seat,
    words: step === undefined ? '' : leftText(aboutAnswer(step, later)),
  };
}

function cardOf(
  view: BattleView,
  { by, card, source }: FrameView,
  step: StepAsked | undefined,
): CardNo | undefined {
  if (card !== null) return card;
  if (step?.do === 'payRetreat' || step?.do === 'retreatTo') return view.you.active?.card;
  if (source !== null) return pokemonOnTable(view).find(({ id }) => id === source)?.card;
  // What a Stadium lets a player do has no card of its own on the stack.
  return by === 'trainer' ? view.stadium?.card : undefined;
}

/** The step that asks, with the later ones down to the last that uses the answer. */
function aboutAnswer(step: StepAsked, later: readonly StepAsked[]): readonly StepAsked[] {
  if (step.do === 'may' || step.do === 'mayUse') return step.yes;
  const uses = later.map((each) => 'as' in step && mentions(each, String(step.as)));
  return [step, ...later.slice(0, uses.lastIndexOf(true) + 1)];
}

const mentions = (step: StepAsked, name: string): boolean => JSON.stringify(step).includes(`:"${name}"`);

export const pokemonOnTable = ({
  you,
  opponent,
}: Pick<BattleView, 'you' | 'opponent'>): readonly PokemonView[] =>
  [you, opponent].flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]));

/** Where a Pokémon stands, as the player says it. */
export function placeOf({ you, opponent }: BattleView, { id }: PokemonView): string {
  if (you.active?.id === id) return 'your Active';
  if (opponent.active?.id === id) return 'opponent’s Active';
  return you.bench.some((each) => each.id === id) ? 'your Bench' : 'opponent’s Bench';
}
