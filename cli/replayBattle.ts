/** Plays a kept battle again and checks that it ends in the same state. */
import { readFileSync } from 'node:fs';
import { type BattleRecord, isAction, isRefusal, RULES_VERSION, replay, stateHash } from '@pokesol/engine';
import { z } from 'zod';
import type { Command, Output } from './command.ts';
import { linesOf } from './transcript.ts';

const places = z.array(z.number().int().nonnegative());
const deck = z.object({
  cards: places,
  extraCard: z.enum(['always', 'onHeads']),
  order: z.literal('asListed').optional(),
});
/** The frame of a kept battle; the rules themselves judge what is in it. */
const keptBattle = z.object({
  rules: z.literal('classic'),
  rulesVersion: z.number().int(),
  seed: z.string(),
  printed: z.array(z.looseObject({ id: z.string(), name: z.string(), kind: z.string() })),
  decks: z.tuple([deck, deck]),
  actions: z.array(z.custom(isAction, 'Not an action')),
  finalHash: z.string(),
});

/** What is wrong with the file, or `null` when the battle ends as it says. */
function check(file: string, { tell }: Output): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  const parsed = parse(text);
  if (typeof parsed === 'string') return parsed;
  const { record, finalHash } = parsed;
  if (record.rulesVersion !== RULES_VERSION)
    return `was played by version ${record.rulesVersion} of the rules; these are version ${RULES_VERSION}`;
  const steps = replay(record);
  if (isRefusal(steps)) return `stops at an action that is not allowed: ${steps.message} (${steps.code})`;
  for (const step of steps) tell(linesOf(step.battle, ['Red', 'Blue'], step.events).join('\n'));
  const last = steps.at(-1);
  const hash = last === undefined ? '' : stateHash(last.battle);
  if (hash !== finalHash) return `ends in state ${hash}, but says ${finalHash}`;
  tell(`\n${record.actions.length} actions; final state ${hash}, as the file says.`);
  return null;
}

function parse(text: string): { record: BattleRecord; finalHash: string } | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  const kept = keptBattle.safeParse(json);
  if (!kept.success) return `is no kept battle: ${z.prettifyError(kept.error)}`;
  const { finalHash, ...record } = kept.data;
  return { record: record as unknown as BattleRecord, finalHash };
}

export const replayBattle: Command = ([file], output) => {
  const wrong = file === undefined ? 'which one? npm run replay FILE' : check(file, output);
  if (wrong === null) return 0;
  output.complain(`${file ?? 'A kept battle'} ${wrong}`);
  return 1;
};
