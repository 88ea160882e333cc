/** Booster packs and the signs of their sets. */
export { lookOf, type PackLook, type PackName } from './lookOf.ts';
export { drawPack, frameOf, PACK_HEIGHT, PACK_WIDTH } from './pack.ts';
export { drawPackBack } from './packBack.ts';
export { drawSetSign } from './setSign.ts';
export { SET_LOOKS } from './sets.ts';
