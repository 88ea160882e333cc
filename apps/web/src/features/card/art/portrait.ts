/** The pictures of a card's own face, drawn once and kept: what it shows, and the scene behind that. */
import { classify } from '@pokesol/cards';
import { hashOf, type Picture, toPngUrl } from '@pokesol/pixel-art';
import {
  type Appearance,
  drawCreature,
  drawScene,
  drawTrainer,
  SCENES_PER_TYPE,
  type SceneKind,
} from '@pokesol/pixel-art/cards';
import type { CardJson } from '@pokesol/protocol';
import { printedType } from '../cardFacts.ts';
import { typeStyle } from '../cardType.ts';

/** Enough for many screens of cards; the oldest are drawn again when they come back. */
const KEPT = 600;

const subjects = new Map<string, string>();
const scenes = new Map<string, string>();

const subjectKind = (card: CardJson) =>
  card.pokemonType === undefined ? classify({ ...card.attributes, name: card.name }) : 'pokemon';

/** What the card is drawn as: an energy shows the sign of its type instead of a picture. */
export function drawSubject(card: CardJson): Picture | undefined {
  const kind = subjectKind(card);
  if (kind === 'energy') return undefined;
  const appearance = appearanceOf(card);
  return kind === 'pokemon'
    ? drawCreature(appearance, typeStyle(card.pokemonType ?? 'Colorless'))
    : drawTrainer(appearance);
}

export const appearanceOf = ({ id, name, attributes }: CardJson): Appearance => ({
  id,
  name,
  subtypes: attributes.subtypes,
  evolvesFrom: attributes.evolvesFrom,
  pokedexNumber: attributes.nationalPokedexNumber,
});

export function subjectUrl(card: CardJson): string | undefined {
  const key = [card.id, card.name, subjectKind(card), card.pokemonType].join(' ');
  const kept = subjects.get(key);
  if (kept !== undefined) return kept;
  const picture = drawSubject(card);
  if (picture === undefined) return undefined;
  const url = toPngUrl(picture);
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
