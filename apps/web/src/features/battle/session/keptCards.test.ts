/** What the server leaves out because this page has it is there all the same, by whichever road it came and however late. */
import { type KnownCards, newCards } from '@pokesol/engine';
import { type CardFacts, viewFor } from '@pokesol/engine/classic';
import { must, positionOf } from '@pokesol/engine/classic/testing';
import type { BattleUpdate } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { rememberCards } from './keptCards.ts';

const yours = positionOf({
  you: { active: 'Sparkmouse' },
  opponent: { active: 'Mosslamb', hand: ['Pebblecub', 'Fire'] },
});
const before = must(yours, { type: 'endTurn', seat: 0 }).battle;
const [pebblecub, fire] = before.state.sides[1].hand;
if (pebblecub === undefined || fire === undefined) throw new Error('Two cards are in that hand');
const played = must(before, { type: 'play', card: pebblecub, to: 'bench', seat: 1 }).battle;
const [target] = played.state.sides[1].bench;
if (target === undefined) throw new Error('It was played to the bench');
const attached = must(played, { type: 'attach', card: fire, pokemon: target.id, seat: 1 }).battle;

/** What seat 0 is sent of the battle when it has kept what it was shown before. */
function lean(version: number, battle: typeof before, known: KnownCards<CardFacts>): BattleUpdate<'classic'> {
  const whole = viewFor(battle, 0);
  const view = { ...whole, ...newCards(whole, known) };
  return {
    version,
    since: version - 1,
    isLean: true,
    view,
    events: [],
  } as unknown as BattleUpdate<'classic'>;
}

test('an update is given the cards that were shown before', () => {
  const complete = rememberCards({ view: viewFor(before, 0) });
  const sent = lean(1, played, viewFor(before, 0));
  expect(Object.keys(sent.view.cards)).toEqual([`${pebblecub}`]);
  expect(complete(sent).view).toEqual(viewFor(played, 0));
  expect(complete(lean(2, attached, viewFor(played, 0))).view).toEqual(viewFor(attached, 0));
});

test('what comes late is kept for what comes after it', () => {
  const complete = rememberCards({ view: viewFor(before, 0) });
  complete(lean(2, attached, viewFor(before, 0)));
  const late = complete(lean(1, played, viewFor(before, 0)));
  expect(late.view.cards).toEqual(viewFor(attached, 0).cards);
  expect(complete(lean(3, attached, viewFor(attached, 0))).view).toEqual(viewFor(attached, 0));
});
