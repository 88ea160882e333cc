/** For configurations and measurements that are TypeScript. */
export function chromiumLaunch(
  executablePath: string | undefined,
  ...more: string[]
): { executablePath?: string; args: string[]; env: NodeJS.ProcessEnv };
