/** What may be done on the table of the printed game, and what handles it; absent where nothing can be done, as in a replay. */
import type { CardNo, PokemonId } from '@pokesol/engine';

/** Where something can be put that is no Pokémon. */
export type OfficialSlot = 'active' | 'bench' | 'stadium';

export type OfficialSelection =
  | { readonly kind: 'hand'; readonly card: CardNo }
  | { readonly kind: 'pokemon'; readonly pokemon: PokemonId }
  | { readonly kind: 'stadium' };

/** Why a card cannot be played: in ten letters, in a sentence, and by which rule of the printed game. */
export type Reason = { readonly short: string; readonly message: string; readonly rule: string };

/** An Ability that its player announces, and whether that may be done now. */
export type AnnouncedAbility = { readonly name: string; readonly now: 'ready' | 'used' | 'no use now' };

export type OfficialInteraction = {
  readonly selected: OfficialSelection | null;
  /** Cards of the hand that some action uses now. */
  readonly playable: ReadonlySet<CardNo>;
  /** Own Pokémon with something to do: an attack, an Ability, a retreat. */
  readonly ready: ReadonlySet<PokemonId>;
  /** Of own Pokémon, while a move may be made. */
  readonly abilities: ReadonlyMap<PokemonId, readonly AnnouncedAbility[]>;
  /** Pokémon that may be chosen for what is selected or asked; while there are any, all others are dim. */
  readonly targets: ReadonlySet<PokemonId>;
  readonly slots: ReadonlySet<OfficialSlot>;
  /** The target that the last button names. */
  readonly pointed: PokemonId | null;
  /** Answers of a question that are marked already. */
  readonly chosen: ReadonlySet<PokemonId>;
  /** Own Pokémon that were laid out before the first turn and can still be taken back into the hand. */
  readonly takesBack: ReadonlySet<PokemonId>;
  /** What the strip of a playable card says: «attach», «Pikachu». */
  readonly doesOf: (card: CardNo) => string;
  readonly reasonOf: (card: CardNo) => Reason | undefined;
  readonly onPoint: (pokemon: PokemonId | null) => void;
  /** Shows the whole card. */
  readonly onRead: (card: CardNo) => void;
  /** Shows a Pokémon with all that is on it. */
  readonly onReadPokemon: (pokemon: PokemonId) => void;
  /** The first press picks a card up, the second one does what the last button says, or puts it back. */
  readonly onHandCard: (card: CardNo) => void;
  /** Whether the selected card of the hand has but one thing to do, in one place: a second press does it. */
  readonly again: boolean;
  /** Nothing is selected any more. */
  readonly onPutBack: () => void;
  readonly onPokemon: (pokemon: PokemonId, isTouch: boolean) => void;
  readonly onSlot: (slot: OfficialSlot) => void;
  readonly onStadium: () => void;
};
