/** Whether this person asked for less motion; ask at every use, for the wish can change. */
export const wantsLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
