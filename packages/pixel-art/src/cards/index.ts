/** What stands on a card: a creature, a person or a thing, the landscape behind it, and the sign of its type. */
export { type Appearance, CREATURE_SIZE, drawCreature, growthStage } from './creature.ts';
export { EMBLEM_SIZE, emblemRows } from './emblems.ts';
export { drawScene, SCENES_PER_TYPE, type SceneKind } from './scene.ts';
export { drawTrainer } from './trainer.ts';
export { TYPE_STYLES, type TypeStyle } from './typeStyles.ts';
