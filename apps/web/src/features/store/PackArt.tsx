/** Kept under its old address until every screen imports it from its own folder. */
export { PackArt } from '../pack-art/PackArt.tsx';
