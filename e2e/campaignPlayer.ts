/** Plays the person's side of a campaign battle over the page's own session, while the page watches. */

import type { Page } from '@playwright/test';
import { type Memory, NEUTRAL, nextAction } from '@pokesol/ai';
import { type Move, seedRandom } from '@pokesol/engine';
import type { BattleAnswer } from '@pokesol/protocol';
import { call } from './battlePages.ts';

/** The strongest AI against an easy trainer, to the end of the battle. */
export async function playToTheEnd(page: Page, id: string): Promise<BattleAnswer> {
  const random = seedRandom(`campaign ${id}`);
  let now = await call<BattleAnswer>(page, 'GET', `/api/battles/${id}`);
  let turnSoFar: Move[] = [];
  let memory: Memory = [];
  while (now.result === null) {
    const { view, version } = now;
    const legal = now.legal.map((move) => ({ ...move, seat: view.seat }) as Move);
    const next = nextAction({
      ...{ view, legal, turnSoFar, memory, random },
      player: { level: 'hard', personality: NEUTRAL },
    });
    const { seat: _, ...action } = next.action;
    now = await call<BattleAnswer>(page, 'POST', `/api/battles/${id}/actions`, { version, action });
    const sameTurn = now.view.turn === view.turn;
    turnSoFar = sameTurn ? [...turnSoFar, next.action] : [];
    memory = sameTurn ? next.memory : [];
  }
  return now;
}
