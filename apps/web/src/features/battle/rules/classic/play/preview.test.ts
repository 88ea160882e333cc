/** What is shown before an attack is what the attack then does. */
import { SEATS, seedRandom } from '@pokesol/engine';
import { type BattleEvent, eventsFor, viewFor } from '@pokesol/engine/classic';
import { must, positionOf, randomMove, randomStart } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { attackPreview, formulaParts } from './preview.ts';

const hitIn = (events: readonly BattleEvent[]) =>
  events.find((event) => event.type === 'damageDealt' && event.cause === 'attack');

test('in whole battles, previews and hits agree to the last part of the formula', () => {
  let hits = 0;
  for (let number = 0; number < 20; number += 1) {
    const start = randomStart(`preview ${number}`);
    if (start === null) continue;
    const random = seedRandom(`preview ${number}`);
    let { battle } = start;
    for (let step = 0; step < 150 && battle.state.phase !== 'ended'; step += 1) {
      const move = randomMove(battle, random);
      const before = viewFor(battle, move.seat);
      const applied = must(battle, move);
      battle = applied.battle;
      if (move.type !== 'attack') continue;
      const hit = hitIn(eventsFor(applied.events, move.seat));
      if (hit?.type !== 'damageDealt') continue;
      const preview = attackPreview(before);
      expect(preview?.formula).toEqual(hit.formula);
      expect(preview?.damage).toBe(hit.amount);
      const knockedOut = applied.events.some(
        (event) => event.type === 'knockedOut' && event.pokemon === hit.target.pokemon,
      );
      expect(preview?.isKnockOut).toBe(knockedOut);
      hits += 1;
    }
  }
  expect(hits).toBeGreaterThan(100);
});

test('without two active Pokemon there is nothing to preview', () => {
  const battle = positionOf({
    you: { active: 'Sparkmouse' },
    opponent: { active: null, bench: ['Mosslamb'] },
  });
  for (const seat of SEATS) expect(attackPreview(viewFor(battle, seat))).toBeNull();
});

test('a confused attacker sees what tails costs', () => {
  const battle = positionOf({
    you: { active: { card: 'Sparkmouse', statuses: ['confusion'] } },
    opponent: { active: 'Mosslamb' },
  });
  expect(attackPreview(viewFor(battle, 0))).toMatchObject({ confusion: 30, isKnockOut: false });
});

test('a formula names only the parts that count', () => {
  const plain = { base: 20, weakness: 1, resistance: 1, bonus: 0, reduction: 0 };
  expect(formulaParts(plain)).toEqual(['20 base']);
  expect(formulaParts({ base: 20, weakness: 2, resistance: 0.5, bonus: 10, reduction: 20 })).toEqual([
    '20 base',
    '× 2 weakness',
    '× 0.5 resistance',
    '+ 10 bonus',
    '− 20 reduction',
  ]);
});
