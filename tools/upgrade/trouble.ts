/** What a server's log says that must not be: errors, warnings, and calls that were answered with 5xx. */

const WARNING = 40;
/** Says 503 to the balancer while its server ends. */
const READY = '/api/ready';

type Line = {
  level?: number;
  msg?: string;
  err?: { message?: string };
  route?: string;
  status?: number;
  job?: string;
};

/** In short. */
export function troubleIn(line: string): string[] {
  const read = parsed(line);
  if (read === undefined) return [line];
  const { level = 0, msg = '', err, route, status, job } = read;
  if (level < WARNING || route === READY) return [];
  const about = [route, status, job, err?.message].filter((each) => each !== undefined);
  return [`${msg} (${about.join(', ')})`];
}

function parsed(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return undefined;
  }
}
