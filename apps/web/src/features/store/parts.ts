/** The parts of `store` that load when another feature first needs them. */
export const loadFreePack = () => import('./freePack.ts');
