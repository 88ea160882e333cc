/** Plays a kept battle again and checks that it ends in the same state. */
import { readFileSync } from 'node:fs';
import { type AnyRules, isRefusal, RULE_SETS, stateHash, type TypeOf, verbsOf } from '@pokesol/engine';
import { z } from 'zod';
import type { Command, Output } from './command.ts';
import { officialLines } from './playOfficial.ts';
import { linesOf } from './transcript.ts';

const places = z.array(z.number().int().nonnegative());
const deck = z.object({
  cards: places,
  extraCard: z.enum(['always', 'onHeads']),
  order: z.literal('asListed').optional(),
});
/** The frame of a kept battle; the rules themselves judge what is in it. */
const frame = {
  rulesVersion: z.number().int(),
  seed: z.string(),
  printed: z.array(z.looseObject({ id: z.string(), name: z.string(), kind: z.string() })),
  finalHash: z.string(),
};
const officialDeck = deck.omit({ extraCard: true });
const keptBattle = z.discriminatedUnion('rules', [
  z.object({
    rules: z.literal('classic'),
    ...frame,
    decks: z.tuple([deck, deck]),
    actions: z.array(z.custom(RULE_SETS.classic.isAction, 'Not an action')),
  }),
  z.object({
    rules: z.literal('official'),
    ...frame,
    tiebreaker: z.boolean(),
    decks: z.tuple([officialDeck, officialDeck]),
    actions: z.array(z.custom(RULE_SETS.official.isAction, 'Not an action')),
  }),
]);

const LINES: {
  readonly [R in AnyRules]: (
    battle: TypeOf<R, 'battle'>,
    events: readonly TypeOf<R, 'event'>[],
  ) => readonly string[];
} = {
  classic: (battle, events) => linesOf(battle, ['Red', 'Blue'], events),
  official: officialLines,
};

/** Prints the battle again; the state it ends in, or what stops it. */
function playAgain<R extends AnyRules>(
  rules: R,
  kept: unknown,
  { print }: Output,
): string | { readonly refused: string } {
  const lines: (typeof LINES)[R] = LINES[rules];
  const steps = RULE_SETS[rules].replay(kept as TypeOf<R, 'record'>);
  if (isRefusal(steps))
    return { refused: `stops at an action that is not allowed: ${steps.message} (${steps.code})` };
  for (const step of steps) print(lines(step.battle, step.events).join('\n'));
  const last = steps.at(-1);
  return last === undefined ? '' : stateHash(last.battle);
}

/** What is wrong with the file, or `null` when the battle ends as it says. */
function check(file: string, output: Output): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
  const kept = parse(text);
  if (typeof kept === 'string') return kept;
  const { rulesVersion, finalHash } = kept;
  const { version } = verbsOf(kept);
  if (rulesVersion !== version)
    return `was played by version ${rulesVersion} of the rules; these are version ${version}`;
  const hash = playAgain(kept.rules, kept, output);
  if (typeof hash !== 'string') return hash.refused;
  if (hash !== finalHash) return `ends in state ${hash}, but says ${finalHash}`;
  output.print(`\n${kept.actions.length} actions; final state ${hash}, as the file says.`);
  return null;
}

function parse(text: string): z.infer<typeof keptBattle> | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  const kept = keptBattle.safeParse(json);
  return kept.success ? kept.data : `is no kept battle: ${z.prettifyError(kept.error)}`;
}

export const replayBattle: Command = ([file], output) => {
  const wrong = file === undefined ? 'which one? npm run tool -- replay FILE' : check(file, output);
  if (wrong === null) return 0;
  output.complain(`${file ?? 'A kept battle'} ${wrong}`);
  return 1;
};
