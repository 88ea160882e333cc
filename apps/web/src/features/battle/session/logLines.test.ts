/** What the log on the screen keeps from one update to the next. */
import { trainerById } from '@pokesol/campaign';
import { battleDeckFacts } from '@pokesol/decks/battleDecks';
import { isRefusal, type LogEntry } from '@pokesol/engine';
import { type BattleEvent, type BattleView, createBattle, describe, viewFor } from '@pokesol/engine/classic';
import type { BattleUpdate } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { spokenLines, withOlder, withUpdate } from './logLines.ts';

const deck = { cards: battleDeckFacts('embers'), extraCard: 'always' } as const;
const begun = createBattle([deck, deck], 'classic', 'log lines');
if (isRefusal(begun)) throw new Error('The battle was not dealt');
/** The player sits at 0, the trainer at 1. */
const START = viewFor(begun.battle, 0);

/** A Pokémon of the trainer's is knocked out, and so many are left to it; the player has two. */
function knockOut(left: number): BattleUpdate<'classic'> {
  const pokemon = { id: 1, card: 1, damage: 0 } as unknown as NonNullable<BattleView['you']['active']>;
  const view: BattleView = {
    ...START,
    you: { ...START.you, active: pokemon, bench: [pokemon] },
    opponent: { ...START.opponent, active: pokemon, bench: Array.from({ length: left - 1 }, () => pokemon) },
  };
  const card = Number(Object.keys(view.cards)[0]);
  const event = { id: 40, type: 'knockedOut', seat: 1, pokemon: 3, card } as unknown as BattleEvent;
  const opponent = { name: 'Joey', kind: 'ai', trainerId: 'joey' };
  return {
    you: { name: 'Me' },
    opponent,
    battleLog: [],
    view,
    events: [event],
  } as unknown as BattleUpdate<'classic'>;
}

test('the log keeps what was said, though a later board would have it otherwise', () => {
  const sayings = trainerById('joey')?.sayings;
  const first = withUpdate([], knockOut(2), describe);
  expect(first.map(({ saying }) => saying)).toEqual([sayings?.knockedOut]);
  expect(withUpdate([], knockOut(1), describe).map(({ saying }) => saying)).toEqual([sayings?.losing]);
  expect(withUpdate(first, knockOut(1), describe)).toEqual(first);
});

const entry = (id: number, description = `before ${id}`) =>
  ({
    id,
    type: 'cardsDrawn',
    description,
    data: { id, type: 'cardsDrawn' },
  }) as unknown as LogEntry<BattleEvent>;

test('what happened before the screen was opened stands before it, and changes nothing that stands there', () => {
  const received = withUpdate([], knockOut(2), describe);
  const all = withOlder(received, [entry(40), entry(39), entry(0)]);
  expect(all.map(({ id }) => id)).toEqual([0, 39, 40]);
  expect(all.at(-1)).toEqual(received[0]);
  // What came while the older part was on its way stays too.
  expect(withOlder(received, [entry(12)]).map(({ id }) => id)).toEqual([12, 40]);
});

test('the voice reads what came after it was opened, in the order of play', () => {
  const all = withOlder([], [entry(3), entry(5), entry(4), entry(2)]);
  expect(spokenLines(all, 3).map(({ id }) => id)).toEqual([4, 5]);
  expect(spokenLines(all, 5)).toEqual([]);
});
