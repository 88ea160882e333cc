/** The log's lines under their turns, as every screen shows them. */
import type { AnyRules, TypeOf } from '@pokesol/engine';

export type LogLine = {
  /** Its event's number: lines are in the order of play. */
  readonly id: number;
  readonly type: TypeOf<AnyRules, 'event'>['type'];
  readonly text: string;
  /** What a trainer of the campaign said to it. */
  readonly saying?: string;
  /** Its move is being shown. */
  readonly isNow?: boolean;
};

export type LogTurn = {
  readonly id: number;
  /** Absent above lines whose turn began before the first that is known. */
  readonly heading?: LogLine;
  readonly lines: readonly LogLine[];
};

const SETUP = 'Before the first turn';

/** The oldest turn first, and in it the oldest line. What begins a turn is its heading and no line besides. */
export function logTurns(lines: readonly LogLine[]): readonly LogTurn[] {
  const turns: { id: number; heading?: LogLine; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.type === 'turnStarted') {
      turns.push({ id: line.id, heading: line, lines: [] });
      continue;
    }
    const last = turns.at(-1);
    if (last !== undefined) last.lines.push(line);
    else if (line.id > 0) turns.push({ id: line.id, lines: [line] });
    else turns.push({ id: line.id, heading: { id: -1, type: 'turnStarted', text: SETUP }, lines: [line] });
  }
  return turns;
}

/** 'Turn 4: Ben.' as a heading. */
export const headingText = ({ text }: LogLine): string => text.replace(/\.$/, '');
