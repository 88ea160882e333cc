/** What stands on a card: a creature, a person or a thing, the landscape behind it, and the sign of its type. */
export { type Appearance, drawCreature, growthStage, type Picture } from './creature.ts';
export { EMBLEM_SIZE, emblemRows } from './emblems.ts';
export { drawScene, SCENES_PER_TYPE, type SceneKind } from './scene.ts';
export { SPRITE_HEIGHT, SPRITE_WIDTH } from './sprite.ts';
export { drawTrainer } from './trainer.ts';
export { TYPE_STYLES, type TypeStyle } from './typeStyles.ts';
