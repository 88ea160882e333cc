/** What a trainer of the campaign is: who, where, after whom, for how many points, with which deck, and how it talks. */
import { asSetId, type SetId } from '@pokesol/cards';

export type TrainerDifficulty = 'easy' | 'medium' | 'hard';

/** So many copies of one printed card, named twice over: the name is checked against set and number by a test. */
export type TrainerDeckEntry = {
  readonly name: string;
  readonly setId: SetId;
  /** As printed. */
  readonly cardNumber: string;
  readonly quantity: number;
};

/** Sixty cards, split as deck lists are. */
export type TrainerDeck = {
  readonly pokemon: readonly TrainerDeckEntry[];
  readonly trainers: readonly TrainerDeckEntry[];
  readonly energy: readonly TrainerDeckEntry[];
};

/** When a trainer speaks up; `knockedOut` is about its own Pokémon, `victory` about its own. */
export const MOMENTS = ['begin', 'knockOut', 'knockedOut', 'losing', 'victory', 'defeat'] as const;
export type Moment = (typeof MOMENTS)[number];

/** How it plays; the four numbers from 0 to 1, as the AI reads them. */
export type TrainerPersonality = {
  readonly aggression: number;
  readonly riskTaking: number;
  readonly energyManagement: number;
  readonly evolutionPriority: number;
  /** In a word or two. */
  readonly personality: string;
  /** A type's name; most of its Pokémon are of it. */
  readonly favoriteType: string;
  /** Every saying, in the order of `MOMENTS`. */
  readonly catchphrases: readonly string[];
};

export type Trainer = {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly difficulty: TrainerDifficulty;
  readonly description: string;
  readonly location: string;
  /** From 1; also the stage of the campaign at which it waits. */
  readonly order: number;
  /** `null`: open to everybody. */
  readonly unlockRequirements: { readonly defeatedOpponents: readonly string[] } | null;
  /** Poke Points for each victory. */
  readonly victoryReward: number;
  /** A path of the page; '' here, because the page draws the portraits from the ids. */
  readonly avatarUrl: string;
  readonly deck: TrainerDeck;
  readonly aiPersonality: TrainerPersonality;
  /** What it says when. */
  readonly sayings: Readonly<Record<Moment, string>>;
  /** The campaign neither shows an inactive one nor asks for its defeat. */
  readonly isActive: boolean;
};

type Written = Omit<Trainer, 'unlockRequirements' | 'avatarUrl' | 'aiPersonality' | 'isActive'> & {
  /** Ids of who must be defeated first; empty where none. */
  readonly after: readonly string[];
  readonly plays: Omit<TrainerPersonality, 'catchphrases'>;
};

/** Fills in what is the same for all shipped trainers, or follows from the rest. */
export const trainer = ({ after, plays, ...written }: Written): Trainer => ({
  ...written,
  unlockRequirements: after.length === 0 ? null : { defeatedOpponents: after },
  avatarUrl: '',
  aiPersonality: { ...plays, catchphrases: MOMENTS.map((moment) => written.sayings[moment]) },
  isActive: true,
});

const BASE_SET = asSetId('base1');

/** A deck's line of a Base set card. */
export const base = (quantity: number, name: string, number: number): TrainerDeckEntry => ({
  name,
  setId: BASE_SET,
  cardNumber: `${number}`,
  quantity,
});
