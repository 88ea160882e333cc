/** The pictures of a card's own face, drawn once and kept: what it shows, and the scene behind that. */
import { classify } from '@pokesol/cards';
import { hashOf, type Picture, toPngUrl } from '@pokesol/pixel-art';
import {
  type Appearance,
  CREATURE_SIZE,
  drawCreature,
  drawScene,
  drawTrainer,
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

/** Enough for many screens of cards; the oldest are drawn again when they come back. */
const KEPT = 600;

const subjects = new Map<string, string>();
const scenes = new Map<string, string>();

const subjectKind = (card: CardJson) =>
  card.pokemonType === undefined ? classify({ ...card.attributes, name: card.name }) : 'pokemon';

type Subject =
  | { readonly kind: 'creature'; readonly appearance: Appearance; readonly style: TypeStyle }
  | { readonly kind: 'trainer'; readonly appearance: Appearance };

/** All that the card's picture is drawn from. An energy shows the sign of its type instead, and so does a sketch. */
function subjectOf(card: CardJson): Subject | undefined {
  const kind = subjectKind(card);
  if (kind === 'energy' || isSketch(card)) return undefined;
  const appearance = appearanceOf(card);
  return kind === 'pokemon'
    ? { kind: 'creature', appearance, style: typeStyle(card.pokemonType ?? 'Colorless') }
    : { kind: 'trainer', appearance };
}

/** The raster of a creature that is looked at alone: finer, never the small one blown up. */
export const LARGE_CREATURE = 2 * CREATURE_SIZE;

const draw = (subject: Subject, size: number): Picture =>
  subject.kind === 'creature'
    ? drawCreature(subject.appearance, subject.style, size)
    : drawTrainer(subject.appearance);

export function drawSubject(card: CardJson, size: number = CREATURE_SIZE): Picture | undefined {
  const subject = subjectOf(card);
  return subject && draw(subject, size);
}

export const appearanceOf = ({ id, name, attributes }: CardJson): Appearance => ({
  id,
  name,
  subtypes: attributes.subtypes,
  evolvesFrom: attributes.evolvesFrom,
  pokedexNumber: attributes.nationalPokedexNumber,
});

/** `size`: of a creature's raster, in pixels. */
export function subjectUrl(card: CardJson, size: number = CREATURE_SIZE): string | undefined {
  const subject = subjectOf(card);
  if (subject === undefined) return undefined;
  // A key of less than all would give one card the picture of another.
  const key = JSON.stringify([subject, size]);
  const kept = subjects.get(key);
  if (kept !== undefined) return kept;
  const url = toPngUrl(draw(subject, size));
  if (subjects.size >= KEPT)
    for (const oldest of subjects.keys()) {
      subjects.delete(oldest);
      break;
    }
  subjects.set(key, url);
  return url;
}

export function sceneUrl(card: CardJson, kind: SceneKind): string {
  const variant = hashOf(`${card.id} scene`) % SCENES_PER_TYPE;
  const key = `${kind} ${variant}`;
  const url = scenes.get(key) ?? toPngUrl(drawScene(kind, variant));
  scenes.set(key, url);
  return url;
}

/** Which scene and colours a card wears: its type's, or the trainers'. */
export function kindOf(card: CardJson): SceneKind {
  const type = printedType(card);
  return type === undefined ? 'trainer' : typeStyle(type);
}
