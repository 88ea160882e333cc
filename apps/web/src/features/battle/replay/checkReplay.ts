/** Checks a replay in the page: that its setup is the promised one, and that setup and moves lead where it says. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyRules, isRefusal, stateHash } from '@pokesol/engine';
import type { Result, SaidRefusal } from '@pokesol/engine/result';
import type { ReplayAnswer } from '@pokesol/protocol';
import type { ReplayRules } from '../screen/replayRules.ts';
import type { Timeline } from './timeline.ts';

/** A replay of other rules may be true; only a page with those rules can tell. */
export type ReplayVerdict = 'verified' | 'otherRules' | 'mismatch';

export type ReplayCheck = {
  readonly verdict: ReplayVerdict;
  /** `promised`: what this browser was given when the battle began; `null` where it did not play. */
  readonly setup: { readonly ok: boolean; readonly computed: string; readonly committed: string | null };
  readonly rules: { readonly ok: boolean; readonly recorded: number; readonly ours: number };
  /** Every move is allowed by its own battle; else what the rules say against the first that is not. */
  readonly moves: { readonly ok: boolean; readonly count: number; readonly refusal: string | null };
  readonly end: { readonly ok: boolean; readonly computed: string | null };
};

export function checkReplay<R extends AnyRules>(
  { verbs, conditionOf }: ReplayRules<R>,
  answer: ReplayAnswer<R>,
  timeline: Result<Timeline<R>, SaidRefusal<string>>,
  committed: string | undefined,
): ReplayCheck {
  const { record, setupHash, finalHash, winner, victoryCondition } = answer;
  const computedSetup = textHash(verbs.commitmentPreimage(record));
  const matchesCommitment = committed === undefined || committed === computedSetup;
  const setup = {
    ok: computedSetup === setupHash && matchesCommitment,
    computed: computedSetup,
    committed: committed ?? null,
  };
  const { rulesVersion: recorded, actions } = record;
  const rules = { ok: recorded === verbs.version, recorded, ours: verbs.version };
  const count = actions.length;
  if (isRefusal(timeline)) {
    const moves = { ok: false, count, refusal: timeline.message };
    const end = { ok: false, computed: null };
    return { verdict: verdictOf(setup.ok, rules.ok, false), setup, rules, moves, end };
  }
  const { final } = timeline;
  const computed = stateHash(final);
  const sameEnd = final.state.winner === winner && conditionOf(final) === victoryCondition;
  const end = { ok: computed === finalHash && sameEnd, computed };
  return {
    verdict: verdictOf(setup.ok, rules.ok, end.ok),
    setup,
    rules,
    moves: { ok: true, count, refusal: null },
    end,
  };
}

function verdictOf(setup: boolean, rules: boolean, end: boolean): ReplayVerdict {
  if (!setup) return 'mismatch';
  if (!rules) return 'otherRules';
  return end ? 'verified' : 'mismatch';
}

/** The file that `npm run tool -- replay FILE` plays: the record and where it must end. */
export const replayFile = ({ record, finalHash }: Pick<AnyReplay, 'record' | 'finalHash'>): string =>
  `${JSON.stringify({ ...record, finalHash })}\n`;

type AnyReplay = ReplayAnswer<AnyRules>;

/** SHA-256 of the text's UTF-8 bytes as 64 lower-case hex digits. */
export const textHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
