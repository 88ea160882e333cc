/** Types for configurations and benchmarks in TypeScript. */
export function chromiumLaunch(
  executablePath: string | undefined,
  ...more: string[]
): { executablePath?: string; args: string[]; env: NodeJS.ProcessEnv };
