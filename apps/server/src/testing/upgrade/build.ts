/** One of the two versions, built: where it lies, and by which rules it plays. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Build = {
  readonly name: 'old' | 'new';
  readonly root: string;
  /** In words, with their versions. */
  readonly rules: string;
};

export async function buildAt(name: Build['name'], root: string): Promise<Build> {
  const source = pathToFileURL(join(root, 'packages/engine/src/ruleSets.ts')).href;
  const { RULE_SETS } = (await import(source)) as { RULE_SETS: Record<string, { version: number }> };
  const rules = Object.entries(RULE_SETS).map(([set, { version }]) => `${set} ${version}`);
  return { name, root, rules: rules.join(', ') };
}

/** Whether battles of either can be played on by the other one. */
export const playAlike = (one: Build, other: Build): boolean => one.rules === other.rules;
