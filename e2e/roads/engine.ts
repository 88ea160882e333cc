/** A browser that roads are walked in, by whichever program it is driven. */
import type { Door } from '../door.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Until a road may say what it waits for in vain: far more than anything takes, since a slow machine is no failure. */
export const PATIENCE_MS = 180_000;

export type Size = { readonly width: number; readonly height: number };

/** One window of somebody who was never here before. */
export type Visit = {
  readonly page: Door;
  /** Whatever went wrong in its pages so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

export type Engine = {
  readonly version: string;
  /** The folder that the server gives its pages from; as built, or with what the engine's door needs in each page. */
  pages(built: string): Promise<string>;
  visit(size: Size): Promise<Visit>;
  close(): Promise<void>;
};
