/** What stands on a card: a creature, a person, a place, a thing or an energy, the landscape behind it, and the sign of its type. */
export { type Appearance, drawCreature, growthStage } from './creature.ts';
export { EMBLEM_SIZE, emblemRows } from './emblems.ts';
export { drawEnergy } from './energy.ts';
export { CREATURE_SIZE, SCENES_PER_TYPE, type SceneKind } from './measures.ts';
export { drawScene } from './scene.ts';
export { drawTrainer, type TrainerSubject, trainerSubject } from './trainer.ts';
export { TYPE_STYLES, type TypeStyle } from './typeStyles.ts';
