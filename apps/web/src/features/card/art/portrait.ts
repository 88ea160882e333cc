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
  | {
      readonly shows: 'trainer' | 'energy';
      readonly appearance: Appearance;
      /** As wide as the scene on a card's face, else a square. */
      readonly isOnFace: boolean;
    }
  | { readonly shows: 'scene'; readonly kind: SceneKind; readonly variant: number };

/** A drawing as text. A key of less than all its facts would give one card the picture of another. */
export type PictureKey = string;

export const keyOf = (drawing: Drawing): PictureKey => JSON.stringify(drawing);

/** The raster of a creature that is looked at alone: finer, never the small one blown up. */
export const LARGE_CREATURE = 2 * CREATURE_SIZE;

const subjectKind = (card: CardJson) =>
  card.pokemonType === undefined ? classify({ ...card.attributes, name: card.name }) : 'pokemon';

type Frame = {
  /** Of a creature's raster, in pixels. */
  readonly size?: number;
  /** For the window of a card's face. */
  readonly isOnFace?: boolean;
};

/** A basic energy shows the sign of its type instead, and so does a sketch. */
export function subjectOf(
  card: CardJson,
  { size = CREATURE_SIZE, isOnFace = false }: Frame = {},
): Drawing | undefined {
  const kind = subjectKind(card);
  if (isSketch(card) || (kind === 'energy' && !card.attributes.subtypes.includes('Special')))
    return undefined;
  const appearance = appearanceOf(card);
  return kind === 'pokemon'
    ? { shows: 'creature', appearance, style: typeStyle(card.pokemonType ?? 'Colorless'), size }
    : { shows: kind, appearance, isOnFace };
}

/** How a face is framed, by kind: a Tool has a cut corner, an ACE SPEC a pink edge, a Stadium none. */
export function frameKind({ attributes: { subtypes } }: CardJson): 'ace' | 'tool' | 'stadium' | undefined {
  if (subtypes.includes('ACE SPEC')) return 'ace';
  if (subtypes.includes('Stadium')) return 'stadium';
  return subtypes.some((kind) => kind.startsWith('Pokémon Tool')) ? 'tool' : undefined;
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
