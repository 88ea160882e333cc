/** The nine trainers of the campaign, in their order. */
import type { Card } from '@pokesol/cards';
import { cardIdOf } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import { BROCK } from './roster/brock.ts';
import { ERIKA } from './roster/erika.ts';
import { GIOVANNI } from './roster/giovanni.ts';
import { JANICE } from './roster/janice.ts';
import { JOEY } from './roster/joey.ts';
import { KOGA } from './roster/koga.ts';
import { MISTY } from './roster/misty.ts';
import { SABRINA } from './roster/sabrina.ts';
import { SURGE } from './roster/surge.ts';
import type { Trainer, TrainerDeck, TrainerDeckEntry } from './trainer.ts';

export const ROSTER: readonly Trainer[] = [JOEY, JANICE, BROCK, MISTY, SURGE, ERIKA, KOGA, SABRINA, GIOVANNI];

const BY_ID: ReadonlyMap<string, Trainer> = new Map(ROSTER.map((trainer) => [trainer.id, trainer]));

/** `undefined` for an id that is not in the roster. */
export const trainerById = (id: string): Trainer | undefined => BY_ID.get(id);

/** Pokémon first, then trainers, then energy. */
export const deckEntries = ({ pokemon, trainers, energy }: TrainerDeck): readonly TrainerDeckEntry[] => [
  ...pokemon,
  ...trainers,
  ...energy,
];

/** The deck's cards one by one. Throws RangeError on a card that no shipped set holds under that name. */
export const trainerDeckCards = (deck: TrainerDeck): readonly Card[] =>
  deckEntries(deck).flatMap(({ name, setId, cardNumber, quantity }) => {
    const card = cardById(cardIdOf(setId, cardNumber));
    if (card?.name !== name) throw new RangeError(`${setId} ${cardNumber} is not ${name}`);
    return Array.from({ length: quantity }, () => card);
  });
