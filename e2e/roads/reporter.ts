/** Playwright's reporter of the roads: prints the table at the end, and fails the run where a box is off. */
import { mkdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Boxes } from './boxes.ts';
import { ENGINES } from './engine.ts';
import { laySideBySide, PICTURES } from './pictures.ts';
import { allBoxesOff, report, type Walked } from './table.ts';

const BOXES = /^boxes (.+)$/;

const noteOf = (test: TestCase, type: string): string =>
  test.annotations.find((each) => each.type === type)?.description ?? '';

function placesOf({ attachments }: TestResult): Record<string, Boxes> {
  return Object.fromEntries(
    attachments.flatMap(({ name, body }) => {
      const place = BOXES.exec(name)?.[1];
      return place === undefined || body === undefined ? [] : [[place, JSON.parse(body.toString()) as Boxes]];
    }),
  );
}

export default class Roads implements Reporter {
  private readonly walked: Walked[] = [];
  private readonly versions: Record<string, string> = {};

  onBegin(): void {
    rmSync(PICTURES, { recursive: true, force: true });
    mkdirSync(PICTURES, { recursive: true });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const version = result.annotations.find(({ type }) => type === 'engine')?.description;
    if (version !== undefined) this.versions[engine] = version;
    // Playwright's list reporter prints the error only at the very end.
    const lines = stripVTControlCharacters(result.error?.message ?? '').split('\n');
    const error = lines
      .filter((line) => line.trim() !== '')
      .slice(0, 8)
      .join(' | ');
    if (error !== '') console.log(`    ${error}`);
    this.walked.push({
      road: noteOf(test, 'road'),
      how: noteOf(test, 'walked'),
      engine,
      passed: result.status === 'passed',
      seconds: result.duration / 1000,
      places: placesOf(result),
      ...(error === '' ? {} : { error }),
    });
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    console.log(`\n${report(this.walked, this.versions).join('\n')}`);
    const page = laySideBySide(ENGINES);
    if (page !== undefined) console.log(`Side by side: ${page}`);
    const isOff = allBoxesOff(this.walked).length > 0;
    return status === 'passed' && isOff ? { status: 'failed' } : undefined;
  }

  printsToStdio(): boolean {
    return false;
  }
}
