/** One of the two versions, built: where it lies, and by which rules it plays. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyRules } from '@pokesol/engine';

export type Build = {
  readonly name: 'old' | 'new';
  readonly root: string;
  /** The version of each set of rules. */
  readonly rules: Readonly<Record<string, number>>;
};

export async function buildAt(name: Build['name'], root: string): Promise<Build> {
  const source = pathToFileURL(join(root, 'packages/engine/src/ruleSets.ts')).href;
  const { RULE_SETS } = (await import(source)) as { RULE_SETS: Record<string, { version: number }> };
  const rules = Object.entries(RULE_SETS).map(([set, { version }]) => [set, version] as const);
  return { name, root, rules: Object.fromEntries(rules) };
}

export const rulesText = ({ rules }: Build): string =>
  Object.entries(rules)
    .map(([set, version]) => `${set} ${version}`)
    .join(', ');

/** Whether battles of either can be played on by the other one: by these rules, or by all. */
export const playAlike = (one: Build, other: Build, by?: AnyRules): boolean =>
  by === undefined ? rulesText(one) === rulesText(other) : one.rules[by] === other.rules[by];
