/** A browser in which the roads run, whichever program drives it. */
import type { Door } from '../door.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** How long a road waits before it fails: far longer than anything takes, because a slow machine is not a failure. */
export const PATIENCE_MS = 180_000;

export type Size = { readonly width: number; readonly height: number };

/** A window of a browser that has never visited the page. */
export type Visit = {
  readonly page: Door;
  /** Everything that has gone wrong in its pages so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export type Engine = {
  readonly version: string;
  /** The folder from which the server serves the pages: as built, or with the script that the engine's driver needs in each page. */
  pages(built: string): Promise<string>;
  visit(size: Size): Promise<Visit>;
  close(): Promise<void>;
};
