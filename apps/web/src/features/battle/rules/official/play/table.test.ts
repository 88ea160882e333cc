/** What the official table offers, refuses and foretells, held against the rules through whole random battles. */
import { findPokemon, isRefusal, seedRandom } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type BattleEvent,
  isToMove,
  legalActions,
  viewFor,
} from '@pokesol/engine/official';
import { must, randomAction, randomStart } from '@pokesol/engine/official/testing';
import { expect, test } from 'vitest';
import { whatNowRows } from '../../../screen/whatNowRows.ts';
import { attackPreviews } from './attackPreview.ts';
import { unknownsIn } from './hiddenInformation.ts';
import { commitOf } from './messages.ts';
import { firstOption, selectable, tableOptions } from './options.ts';
import { pointingOf } from './pointing.ts';
import { officialOffers } from './whatNow.ts';

/** Boards of whole random battles, with decks of every kind of card, on which a player may act freely: every so many. */
function* boards(seed: string, every: number): Generator<Battle> {
  const random = seedRandom(seed);
  let { battle } = randomStart(seed);
  for (let at = 0; battle.state.phase !== 'ended' && at < 600; at += 1) {
    if (battle.state.choice === null && battle.state.turn > 0 && at % every === 0) yield battle;
    battle = must(battle, randomAction(battle, random)).battle;
  }
}

const lookAt = (battle: Battle) => {
  const seat = isToMove(battle, 0) ? 0 : 1;
  const legal = legalActions(battle, seat).map(({ seat: _, ...move }) => move);
  return { seat, view: viewFor(battle, seat), legal } as const;
};

const texts = (moves: readonly object[]) => moves.map((move) => JSON.stringify(move)).sort();

test.each(['table 1', 'table 3', 'table 4'])(
  'through battle «%s» What now? is exactly the legal actions, and all else has its reason and rule',
  (seed) => {
    let looked = 0;
    for (const battle of boards(seed, 7)) {
      const { view, legal } = lookAt(battle);
      const { possible, impossible } = whatNowRows(legal, officialOffers(view, legal), () => {});
      expect(texts(possible.flatMap(({ moves }) => moves))).toEqual(texts(legal));
      for (const { reason } of impossible) expect(reason.rule).toMatch(/^\d/);
      for (const selection of selectable(view))
        for (const option of tableOptions(view, legal, selection))
          expect(option.moves.length > 0 || option.reason !== null, option.key).toBe(true);
      looked += 1;
    }
    expect(looked, seed).toBeGreaterThan(3);
  },
);

test('every commit that the table names is taken', () => {
  let taken = 0;
  for (const battle of ['commit 3', 'commit 4'].flatMap((seed) => [...boards(seed, 5)])) {
    const { seat, view, legal } = lookAt(battle);
    for (const selection of selectable(view)) {
      const option = firstOption(tableOptions(view, legal, selection));
      if (option === null || option.moves.length === 0) continue;
      const { targets, moveAt } = pointingOf(view, option);
      const [target = null] = targets;
      const move = moveAt(target);
      expect(move, option.key).not.toBeNull();
      expect(commitOf(view, option, target).label).not.toBe('');
      if (move === null) continue;
      expect(isRefusal(applyAction(battle, { ...move, seat })), JSON.stringify(move)).toBe(false);
      taken += 1;
    }
  }
  expect(taken).toBeGreaterThan(20);
});

const hit = (events: readonly BattleEvent[], target: number) =>
  events.flatMap((event) =>
    event.type === 'damageDealt' && event.target.pokemon === target ? [event] : [],
  )[0];

test('the formula that is shown is the damage that the rules deal, wherever no coin and no question decides', () => {
  let compared = 0;
  for (const seed of ['formula 1', 'formula 2', 'formula 3'])
    for (const battle of boards(seed, 1)) {
      const { seat, view, legal } = lookAt(battle);
      const { active } = view.you;
      const target = view.opponent.active;
      if (active === null || target === null) continue;
      for (const { attack, damage } of attackPreviews(view, active.id)) {
        const move = legal.find(
          (each) => each.type === 'attack' && each.pokemon === undefined && each.attack === attack,
        );
        if (move === undefined || damage === null || damage.least !== damage.most) continue;
        const { events } = must(battle, { ...move, seat });
        if (events.some(({ type }) => type === 'coinFlipped' || type === 'choiceOpened')) continue;
        const dealt = hit(events, target.id);
        if (dealt === undefined || dealt.amount === 0) continue;
        expect(dealt.amount, `${seed} ${JSON.stringify(move)}`).toBe(damage.most);
        const isDown = events.some((event) => event.type === 'knockedOut' && event.pokemon === target.id);
        if (damage.isKnockOut && findPokemon(battle.state, target.id) !== null && isDown) compared += 1;
        compared += 1;
      }
    }
  expect(compared).toBeGreaterThan(40);
});

test('what a commit brings to light is read from its steps', () => {
  expect(unknownsIn([{ do: 'flip', coins: 1, as: 'coin' }])).toEqual(['flips']);
  const search = { pile: 'deck', whose: 'own' } as const;
  expect(
    unknownsIn([
      { do: 'may', yes: [{ do: 'chooseCards', from: search, min: 0, max: 1, as: 'found' }] },
      { do: 'draw', whose: 'own', cards: 2 },
    ]),
  ).toEqual(['searches', 'draws']);
  expect(unknownsIn([{ do: 'heal', on: 'self', counters: 2 }])).toEqual([]);
});
