/** Whether this person asked for less data: what is only there to please the eye is not fetched then. */
type SavingNavigator = { readonly connection?: { readonly saveData?: boolean } };

export const wantsLessData = (): boolean =>
  ('connection' in navigator && (navigator as SavingNavigator).connection?.saveData === true) ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches;
