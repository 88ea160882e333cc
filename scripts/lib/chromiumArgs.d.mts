/** For the configurations that are TypeScript. */
export const CHROMIUM_ARGS: string[];
