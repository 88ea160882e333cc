/** What a bus needs of whatever carries its notices to other processes. */

/** A topic has no space in it, and neither has a note; what a note means is between its publisher and its subscribers. */
export type BusNotice = { readonly topic: string; readonly note: string };

export const LINE_KINDS = ['memory', 'listen', 'nats'] as const;

export type Line = {
  readonly kind: (typeof LINE_KINDS)[number];
  /** Whether notices come and go at this moment. */
  isUp(): boolean;
  /** This server has subscribers of the topic from now on, or none any more. A line that brings everything does nothing. */
  watch(topic: string): void;
  unwatch(topic: string): void;
  /** Takes the notice and answers at once. The line's ends report those that did not get away. */
  send(notice: BusNotice): void;
  /** Sends what it has taken, if it still can. */
  close(): Promise<void>;
};

export type LineEnds = {
  /** A notice of another process; of this one too, where the line cannot distinguish. */
  onNotice(notice: BusNotice): void;
  /** The line was lost and is there again: what was sent in between is lost. */
  onBack(): void;
  /** So many notices of this process did not get away. */
  onLost(err: unknown, count: number): void;
};

export type OpenLine = (ends: LineEnds) => Promise<Line>;
