/** What the page says against a card or move is what the rules say, whatever is hidden from the player. */
import { isRefusal, otherSeat } from '@pokesol/engine';
import { applyAction, type Battle, legalActions, viewFor } from '@pokesol/engine/classic';
import { positionOf } from '@pokesol/engine/classic/testing';
import { expect, test } from 'vitest';
import { baseCard } from '../../../../../testing/baseCards.ts';
import { whatNowRows } from '../../../screen/whatNowRows.ts';
import { handReasons, reasonAgainst } from './reasons.ts';
import { classicOffers } from './whatNow.ts';

const cards = (...names: readonly string[]) => names.map(baseCard);

const BATTLE = positionOf({
  you: {
    active: baseCard('Growlithe'),
    bench: cards('Pikachu', 'Pikachu', 'Growlithe', 'Growlithe', 'Growlithe'),
    hand: cards(
      ...['Charmander', 'Charmeleon', 'Lightning Energy', 'Potion', 'Super Potion', 'Switch'],
      ...['Energy Removal', 'Super Energy Removal', 'Energy Retrieval', 'Full Heal', 'Bill'],
    ),
  },
  opponent: { active: baseCard('Onix') },
});

const movesOf = (battle: Battle) => legalActions(battle, 0).map(({ seat: _, ...move }) => move);

test('each card that cannot be used says why, in the words of the rules', () => {
  const view = viewFor(BATTLE, 0);
  const said = Object.fromEntries(
    [...handReasons(view, movesOf(BATTLE))].map(([card, { short, message }]) => [
      view.printed[view.cards[card] ?? '']?.name,
      [short, message],
    ]),
  );
  expect(said).toEqual({
    Charmander: ['bench full', 'Bench is full'],
    Charmeleon: ['not basic', 'Only basic Pokemon can be played from your hand'],
    Potion: ['no damage', 'This Pokemon has no damage to heal'],
    'Super Potion': ['no energy', 'This Pokemon has no energy attached'],
    'Energy Removal': ['no energy', 'This Pokemon has no energy attached'],
    'Super Energy Removal': ['no energy', 'None of your Pokemon has energy attached'],
    'Energy Retrieval': ['none there', 'There is no such card in your discard pile'],
  });
});

/** Plays on by the first moves that the rules list, each seat in its turn. */
function* played(first: Battle, count: number): Generator<Battle> {
  let battle = first;
  for (let at = 0; at < count; at += 1) {
    yield battle;
    const moves = [...legalActions(battle, 0), ...legalActions(battle, 1)];
    const move = moves[(at * 7) % Math.max(1, moves.length)];
    const applied = move === undefined ? undefined : applyAction(battle, move);
    if (applied === undefined || isRefusal(applied)) return;
    battle = applied.battle;
  }
}

test('through a battle: what is listed as possible are exactly the legal moves, and no reason is given against them', () => {
  let looked = 0;
  for (const battle of played(BATTLE, 60)) {
    const seat = battle.state.current;
    const view = viewFor(battle, seat);
    if (view.choice !== null || !view.yourMove) continue;
    const legal = legalActions(battle, seat).map(({ seat: _, ...move }) => move);
    const { possible, impossible } = whatNowRows(legal, classicOffers(view, legal), () => {});
    const listed = possible.flatMap(({ moves }) => moves);
    expect(new Set(listed.map((move) => JSON.stringify(move)))).toEqual(
      new Set(legal.map((move) => JSON.stringify(move))),
    );
    for (const move of legal) expect(reasonAgainst(view, move)).toBeNull();
    for (const { reason } of impossible) expect(reason.message).not.toBe('');
    looked += 1;
  }
  expect(looked).toBeGreaterThan(20);
});

test('a player who is not on turn sees why', () => {
  const view = viewFor(BATTLE, otherSeat(0));
  expect(reasonAgainst(view, { type: 'endTurn' })?.code).toBe('NOT_YOUR_TURN');
});
