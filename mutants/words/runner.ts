/** Runs each test once, then again with each word broken that the test uses and that no test has noticed yet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { BrokenWord } from './live.ts';

declare global {
  var brokenWord: BrokenWord;
  /** The test that noticed each broken word. */
  var noticedBy: Map<string, string>;
  var usedBodies: Set<string>;
}
globalThis.brokenWord ??= new BrokenWord();
globalThis.noticedBy ??= new Map();
globalThis.usedBodies ??= new Set();

export default class BreakingRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    brokenWord.used.clear();
    brokenWord.break(null);
    await run();
    const used = [...brokenWord.used];
    for (const word of used) usedBodies.add(word);
    for (const word of used.filter((each) => !noticedBy.has(each))) {
      brokenWord.break(word);
      try {
        await run();
      } catch {
        noticedBy.set(word, `${test.file.name} › ${test.name}`);
      } finally {
        brokenWord.break(null);
      }
    }
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    const { WORDS_REPORT: report } = process.env;
    if (report === undefined) throw new Error('WORDS_REPORT names no file');
    mkdirSync(dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ used: [...usedBodies], noticed: Object.fromEntries(noticedBy) }));
  }
}
