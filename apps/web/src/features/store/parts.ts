/** What of `store` loads when another feature first needs it. */
export const loadFreePack = () => import('./freePack.ts');
