/** What the face of a card shows, as facts: the creature, person or thing on it, and the scene behind that. */
import { classify } from '@pokesol/cards';
import { hashOf } from '@pokesol/pixel-art';
import {
  type Appearance,
  CREATURE_SIZE,
  SCENES_PER_TYPE,
  type SceneKind,
  type TypeStyle,
} from '@pokesol/pixel-art/cards';
import type { CardJson } from '@pokesol/protocol';
import { printedType } from '../cardFacts.ts';
import { typeStyle } from '../cardType.ts';

/** A card of which only the rules' facts are known yet: species and stage are not, so its picture has to wait. */
export type CardSketch = CardJson & { readonly isSketch: true };

const isSketch = (card: CardJson): card is CardSketch => 'isSketch' in card;

/** All that a picture is drawn from: the same facts are the same pixels, drawn by the page or by a worker. */
export type Drawing =
  | {
      readonly shows: 'creature';
      readonly appearance: Appearance;
      readonly style: TypeStyle;
      readonly size: number;
    }
  | { readonly shows: 'trainer'; readonly appearance: Appearance }
  | { readonly shows: 'scene'; readonly kind: SceneKind; readonly variant: number };

/** A drawing as text. A key of less than all its facts would give one card the picture of another. */
export type PictureKey = string;

export const keyOf = (drawing: Drawing): PictureKey => JSON.stringify(drawing);

/** The raster of a creature that is looked at alone: finer, never the small one blown up. */
export const LARGE_CREATURE = 2 * CREATURE_SIZE;

const subjectKind = (card: CardJson) =>
  card.pokemonType === undefined ? classify({ ...card.attributes, name: card.name }) : 'pokemon';

/** An energy shows the sign of its type instead, and so does a sketch. `size`: of a creature's raster, in pixels. */
export function subjectOf(card: CardJson, size: number = CREATURE_SIZE): Drawing | undefined {
  const kind = subjectKind(card);
  if (kind === 'energy' || isSketch(card)) return undefined;
  const appearance = appearanceOf(card);
  return kind === 'pokemon'
    ? { shows: 'creature', appearance, style: typeStyle(card.pokemonType ?? 'Colorless'), size }
    : { shows: 'trainer', appearance };
}

export const appearanceOf = ({ id, name, attributes }: CardJson): Appearance => ({
  id,
  name,
  subtypes: attributes.subtypes,
  evolvesFrom: attributes.evolvesFrom,
  pokedexNumber: attributes.nationalPokedexNumber,
});

export const sceneBehind = ({ id }: CardJson, kind: SceneKind): Drawing => ({
  shows: 'scene',
  kind,
  variant: hashOf(`${id} scene`) % SCENES_PER_TYPE,
});

/** Which scene and colours a card wears: its type's, or the trainers'. */
export function kindOf(card: CardJson): SceneKind {
  const type = printedType(card);
  return type === undefined ? 'trainer' : typeStyle(type);
}
