/** For component tests: the battle table on the page, measured at each size that it is made for. */
import type { AnyBattleAnswer } from '@pokesol/protocol';
import { expect } from 'vitest';
import { api, type Call } from './api.ts';
import { inBothFaces } from './faces.ts';
import { problemsOfTable } from './measureTable.ts';
import { resize } from './show.tsx';

type Sizes = readonly (readonly [width: number, height: number])[];

export function boardOnPage(): Element {
  const board = document.querySelector('[data-board]');
  if (board === null) throw new Error('There is no board');
  return board;
}

/** Nothing scrolls, is cut, is too small or lies over anything else. */
export async function expectNoProblems(sizes: Sizes): Promise<void> {
  for (const [width, height] of sizes) {
    await resize({ width, height });
    const limits = { minText: width <= 320 ? 11 : 12, phone: width < 700 };
    await inBothFaces((face) =>
      expect
        .poll(() => ({ size: [innerWidth, innerHeight], problems: problemsOfTable(boardOnPage(), limits) }), {
          message: face,
        })
        .toEqual({ size: [width, height], problems: [] }),
    );
  }
}

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Where the mat lies at each size, with whatever is on it. */
export async function matAtEverySize(sizes: Sizes): Promise<string[]> {
  const places: string[] = [];
  for (const [width, height] of sizes) {
    await resize({ width, height });
    await drawn();
    const { left, top, right, bottom } = boardOnPage().querySelector('.mat')?.getBoundingClientRect() ?? {};
    places.push(`${width} × ${height}: ${[left, top, right, bottom].map((edge) => Math.round(edge ?? 0))}`);
  }
  return places;
}

/** Where the buttons of the pad lie. */
export const padPlaces = () =>
  [...document.querySelectorAll('.pad-button')].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  });

/** The types of the actions that are sent from now on; `act` answers them. */
export function noteSent(act: (call: Call) => AnyBattleAnswer | Response): string[] {
  const sent: string[] = [];
  api.answer('POST /api/battles/*/actions', (call) => {
    sent.push((call.body as { action: { type: string } }).action.type);
    return act(call);
  });
  return sent;
}
