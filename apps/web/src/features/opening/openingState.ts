/** What an opening is at any moment, and the spec's times of its course. */

const OPENING_PHASES = ['waiting', 'jumping', 'exploding', 'revealing', 'complete'] as const;
export type OpeningPhase = (typeof OPENING_PHASES)[number];

/** All counted from the moment the pack lands; of a pack that waits for a hand, as if it had waited so long. */
export const AUTO_START_MS = 500;
export const EXPLODES_MS = 800;
export const REVEALS_MS = 1600;
export const RARE_SOUND_MS = 2000;
export const COMPLETES_MS = 2400;
/** Cards that are not there by then are late, which is said, and can be asked for once more. */
export const LATE_MS = 5000;
/** From one card to the next once complete; the first one turns at once. */
export const REVEAL_STAGGER_MS = 200;

/** A card that comes alone shows its back for this long, as its stylesheet says. */
export const LAST_TURNS_MS = 520;
/** Before the rarest cards it stays dark and silent for so long. */
export const SPECIAL_REST_MS = 300;

/** The acts of «complete»: cards turn in their rows, the last ones have the stage to themselves one by one, then all lie there. */
export type OpeningAct = 'dealing' | 'last' | 'summary';

export type OpeningState<Card> = {
  readonly phase: OpeningPhase;
  readonly act: OpeningAct;
  /** Empty until complete. */
  readonly cards: readonly Card[];
  /** How many of them are face up, counted from the first. */
  readonly shown: number;
  /** The cards take so long that it is said. */
  readonly isLate: boolean;
  /** Why we are back in waiting without cards, if we are; `open()` tries again. */
  readonly failure: unknown;
};

export const START: OpeningState<never> = {
  phase: 'waiting',
  act: 'dealing',
  cards: [],
  shown: 0,
  isLate: false,
  failure: undefined,
};

export const isOver = ({ phase, act }: OpeningState<unknown>) => phase === 'complete' && act === 'summary';

export const isRare = ({ rarity }: { rarity: string }) => rarity.includes('Rare');
