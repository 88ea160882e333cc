/** Booster packs and the signs of their sets. */
export { lookOf, type PackLook, type PackName } from './lookOf.ts';
export { CRIMP, frameOf, PACK_HEIGHT, PACK_WIDTH, paintPack } from './pack.ts';
export { drawPackBack } from './packBack.ts';
export { drawSetSign } from './setSign.ts';
export { SET_LOOKS } from './sets.ts';
