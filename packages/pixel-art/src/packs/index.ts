/** Booster packs and the signs of their sets. */
export { lookOf, type PackLook, type PackName } from './lookOf.ts';
export { frameOf, PACK_HEIGHT, PACK_WIDTH, paintPack, paintPackBack } from './paintPack.ts';
export { EMBLEM_SIZE, paintSetEmblem, setEmblemUrl } from './setEmblem.ts';
export { SET_LOOKS } from './sets.ts';
