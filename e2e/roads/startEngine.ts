/** Starts an engine with the program that `scripts/lib/engines.mjs` found for it. */
import type { Engine, EngineName } from './engine.ts';
import { playwrightEngine } from './playwrightEngine.ts';
import { webkitEngine } from './webdriver/webkitEngine.ts';

/** Absent: Playwright's own build. */
const programOf = (name: EngineName): string | undefined => process.env[`ROADS_${name.toUpperCase()}`];

export async function startEngine(name: EngineName): Promise<Engine> {
  const program = programOf(name);
  return name === 'webkit' && program !== undefined ? webkitEngine(program) : playwrightEngine(name, program);
}
