/** One consumer plays battles of both rule sets by the same verbs, from the record's beginning to its replay. */
import { describe, expect, test } from 'vitest';
import { recordSetup } from './classic/replay.ts';
import { deckOf, energy, pokemon } from './classic/testing/deck.ts';
import { at } from './kernel/at.ts';
import { stateHash } from './kernel/hash.ts';
import { SEATS, type Seat } from './kernel/ids.ts';
import { seedRandom } from './kernel/random.ts';
import { isRefusal } from './kernel/result.ts';
import { recordSetup as recordOfficial } from './official/replay.ts';
import { cardOf as officialCard } from './official/testing/cards.ts';
import { type AnyRules, RULE_SETS, type TypeOf, verbsOf } from './ruleSets.ts';

function playOut<R extends AnyRules>(setup: TypeOf<R, 'setup'> & { readonly rules: R }) {
  const { battleOf, beginRecorded, legalActions, applyAction, isToMove, replay, viewFor } = verbsOf<R>(setup);
  const begun = beginRecorded(setup);
  if (isRefusal(begun)) throw new Error(begun.message);
  const random = seedRandom('any');
  const actions: TypeOf<R, 'action'>[] = [];
  let { battle } = begun;
  for (let moves = 0; moves < 60; moves += 1) {
    const seat = SEATS.find((each: Seat) => isToMove(battle, each));
    if (seat === undefined) break;
    const offered = legalActions(battle, seat);
    const action = at(offered, random.below(offered.length)) as TypeOf<R, 'action'>;
    const applied = applyAction(battle, action);
    if (isRefusal(applied)) throw new Error(applied.message);
    actions.push(action);
    ({ battle } = applied);
  }
  const steps = replay({ ...setup, actions } as unknown as TypeOf<R, 'record'>);
  if (isRefusal(steps)) throw new Error(steps.message);
  expect(battleOf(setup, battle.state)).toEqual(battle);
  return { battle, view: viewFor(battle, 0), again: at(steps, steps.length - 1).battle, actions };
}

describe('the same verbs', () => {
  test('play classic battles', () => {
    const deck = {
      cards: deckOf(...Array(20).fill(pokemon('One')), energy('Any')),
      extraCard: 'always',
    } as const;
    const { battle, again, actions } = playOut<'classic'>(recordSetup([deck, deck], 'classic', 'both'));
    expect(actions.length).toBeGreaterThan(20);
    expect(stateHash(again)).toBe(stateHash(battle));
  });

  test('play official battles', () => {
    const names = [...Array(20).fill('Mosslamb'), ...Array(20).fill('Fire'), ...Array(20).fill('Letter')];
    const deck = { cards: names.map((name) => officialCard(name)) };
    const { battle, again, view, actions } = playOut<'official'>(recordOfficial([deck, deck], 'both'));
    expect(actions.length).toBeGreaterThan(20);
    expect(stateHash(again)).toBe(stateHash(battle));
    expect(view.rules).toBe('official');
  });

  test('each set has all of them', () => {
    expect(Object.keys(RULE_SETS.official)).toEqual(Object.keys(RULE_SETS.classic));
  });
});
