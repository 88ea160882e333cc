/** Grows a creature from a card: the species from its number and type, the stage from its evolution, the rest from its id. */

import type { Picture } from '../canvas.ts';
import { SHADOW } from '../colours.ts';
import { type Dice, diceFor } from '../dice.ts';
import type { ShadedCanvas } from '../shadedCanvas.ts';
import { any, box, ellipse, type Shape } from '../shapes.ts';
import { ADORNMENTS } from './adornments.ts';
import { type Anatomy, LAYERS, type Part } from './anatomy.ts';
import { drawFace } from './face.ts';
import { creatureColours } from './palettes.ts';
import { HABITS } from './species.ts';
import { ACCENT, BELLY, BODY, createSprite, FLOOR } from './sprite.ts';
import type { TypeStyle } from './typeStyles.ts';

/** What a card's picture goes by; nothing else that stands on a card changes it. */
export type Appearance = {
  readonly id: string;
  readonly name: string;
  /** As printed: 'Basic', 'Stage 1', 'Supporter'. */
  readonly subtypes: readonly string[];
  readonly evolvesFrom: string | undefined;
  readonly pokedexNumber: number | undefined;
};

const SIZES = [0.76, 0.88, 1] as const;

/** 0 for a basic one, 1 or 2 for an evolution; special cards such as «ex» are drawn full-grown. */
export function growthStage({ subtypes, evolvesFrom }: Appearance): 0 | 1 | 2 {
  if (subtypes.includes('Stage 2') || subtypes.some((name) => /^(ex|EX|GX|V|VMAX|VSTAR|MEGA)$/.test(name)))
    return 2;
  return subtypes.includes('Stage 1') || evolvesFrom !== undefined ? 1 : 0;
}

/** Neighbours in the Pokédex are mostly one family: a stage's number minus the stage is the family's. */
function familyOf({ name, pokedexNumber, subtypes }: Appearance): string {
  if (pokedexNumber === undefined) return name;
  return `family ${pokedexNumber - (subtypes.includes('Stage 2') ? 2 : subtypes.includes('Stage 1') ? 1 : 0)}`;
}

export function drawCreature(card: Appearance, type: TypeStyle): Picture {
  const stage = growthStage(card);
  const family = diceFor(`${familyOf(card)} ${type}`);
  const species = diceFor(`${card.name} ${type}`);
  const own = diceFor(card.id);
  const habit = HABITS[type];

  const anatomy = family.pick(habit.bodies)(family);
  const worn = new Set([family.pick(habit.crowns), family.pick(habit.backs)]);
  if (stage === 0 && species.chance(0.35)) worn.delete([...worn][1] ?? 'gem');
  if (stage > 0) worn.add(species.pick(habit.crowns));
  if (stage > 1) worn.add(species.pick(habit.backs)).add(species.chance(0.5) ? 'horns' : 'spikes');
  const parts = [...anatomy.parts, ...[...worn].flatMap((name) => ADORNMENTS[name](anatomy, species))];

  const sprite = createSprite();
  const scale = SIZES[stage];
  const lift = anatomy.floats ? 2 : 0;
  castShadow(sprite, anatomy, scale);
  stampAll(sprite, parts, scale, lift);
  drawMarkings(sprite, anatomy, scale, lift, species, own);
  const toRow = (y: number) => Math.round(FLOOR - lift + (y - FLOOR) * scale);
  drawFace(sprite, anatomy, { scale, toRow, lift }, stage > 0 && species.chance(0.4 + stage * 0.15), species);
  return sprite.picture(creatureColours(type, diceFor(`${familyOf(card)} colours`), own));
}

function stampAll(sprite: ShadedCanvas, parts: readonly Part[], scale: number, lift: number): void {
  const grown =
    (shape: Shape): Shape =>
    (u, y) =>
      shape(u / scale, FLOOR + (y + lift - FLOOR) / scale);
  for (const layer of LAYERS)
    for (const { shape, tone, ...options } of parts.filter((each) => each.layer === layer))
      sprite.stamp(grown(shape), tone, options);
}

function castShadow(sprite: ShadedCanvas, { body, floats }: Anatomy, scale: number): void {
  const width = Math.round((body.ru + (floats ? -2 : 3)) * scale);
  for (let row = 0; row < 3; row++) sprite.fill(box(0, FLOOR + row, width - (row === 1 ? 0 : 2), 1), SHADOW);
}

/** Stripes, spots or a patch on the body; the id alone decides where, so that two prints of one species differ. */
function drawMarkings(
  sprite: ShadedCanvas,
  { body, head }: Anatomy,
  scale: number,
  lift: number,
  species: Dice,
  own: Dice,
): void {
  const kind = species.pick(['none', 'spots', 'stripes', 'patch', 'spots', 'none']);
  const tone = species.chance(0.7) ? ACCENT : BELLY;
  const row = (y: number) => FLOOR - lift + (y - FLOOR) * scale;
  if (kind === 'none') return;
  if (kind === 'patch') {
    sprite.recolour(ellipse(0, row(head.y - head.ry), head.ru * 0.5 * scale, 3.4 * scale), BODY, tone);
    return;
  }
  const turns = kind === 'spots' ? 3 : 2;
  const shapes = Array.from({ length: turns }, (_, index) => {
    const y = row(body.y + own.between(-0.5, 0.7) * body.ry);
    if (kind === 'spots') return ellipse(own.between(0.5, 0.9) * body.ru * scale, y, 1.6, 1.6);
    return ellipse(body.ru * scale, row(body.y - 3 + index * 5), body.ru * 0.5 * scale, 1.1);
  });
  sprite.recolour(any(...shapes), BODY, tone);
}
