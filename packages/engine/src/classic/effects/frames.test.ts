/** Effects with questions in their middle, as later rules bring them: the machinery stops, is stored, and goes on. */
import { expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import type { CardNo, PokemonId } from '../../kernel/ids.ts';
import { isRefusal } from '../../kernel/result.ts';
import { applyAction } from '../actions/apply.ts';
import { attackSteps } from '../actions/attack.ts';
import { legalActions } from '../actions/legal.ts';
import type { Effect } from '../model/effects.ts';
import { RULES } from '../model/rules.ts';
import type { Battle, Frame } from '../model/state.ts';
import { draftOf } from '../procedure/draft.ts';
import { viewFor } from '../project/view.ts';
import { gameOf, throughJson } from '../testing/game.ts';
import { positionOf, type SidePosition } from '../testing/position.ts';
import { begin } from './frames.ts';

const EVERYTHING = { ...RULES.classic, attackText: 'all' } as const;
const YOU: SidePosition = {
  active: { card: 'Emberfox', energy: ['Fire', 'Water', 'Prism'] },
  bench: ['Sparkmouse'],
  deck: ['Balm', 'Leak', 'Whirl', 'Fire'],
};
const OTHER: SidePosition = { active: { card: 'Mosslamb', damage: 40 }, bench: ['Stinger'] };

/** The battle in which your active Pokémon has used an attack of that damage and text, under the later rules. */
function attacked(
  damage: number,
  effects: readonly Effect[],
  sides: { readonly you: SidePosition; readonly opponent: SidePosition } = { you: YOU, opponent: OTHER },
) {
  const battle = positionOf(sides);
  const draft = draftOf(battle);
  const [own, other] = battle.state.sides;
  const steps = attackSteps(EVERYTHING, { name: 'Long Attack', cost: [], damage, effects });
  begin(draft, frame(own.active?.id ?? null, other.active?.id ?? null, steps));
  return gameOf({ ...battle, state: draft.state }, draft.events);
}

const frame = (source: PokemonId | null, target: PokemonId | null, steps: Effect[]): Frame => ({
  seat: 0,
  card: null,
  source,
  target,
  steps,
});

const PAY: Effect = { do: 'discardEnergy', off: 'anyOwn', count: 1, upTo: false };
const POISON: Effect = { do: 'status', status: 'poison', to: 'target' };

test('an attack does its damage, asks its player for an energy, and goes on with the answer', () => {
  const { you, opponent, happened, battle } = attacked(30, [PAY, POISON]);
  expect(opponent.active).toMatchObject({ damage: 70, statuses: [] });
  expect(you.asked).toMatchObject({ from: 'attachedEnergy', cards: ['Fire', 'Water', 'Prism'], min: 1 });
  expect(opponent.asked).toBeNull();
  expect(battle().state.frames).toMatchObject([{ steps: [PAY, POISON] }]);
  expect(you.cannot.endTurn()).toMatchObject({ code: 'CHOICE_OPEN' });
  you.choose('Water');
  expect(opponent.active).toMatchObject({ damage: 70, statuses: ['poison'] });
  expect(you.active).toMatchObject({ energy: ['Fire', 'Prism'] });
  expect(you.discard).toContain('Water');
  expect(battle().state).toMatchObject({ frames: [], choice: null, current: 0 });
  expect(happened()).toEqual(['damageDealt', 'choiceOpened', 'energyDiscarded', 'statusAdded']);
});

test('a knock-out waits for the end of the attack, and what it wins too', () => {
  const { you, opponent, happened } = attacked(50, [PAY, POISON], {
    you: YOU,
    opponent: { active: { card: 'Mosslamb', damage: 40 } },
  });
  expect(opponent.view).toMatchObject({ phase: 'active', you: { active: { damage: 90, currentHp: 0 } } });
  you.choose('Fire');
  expect(you.view).toMatchObject({ phase: 'ended', winner: 0, victoryCondition: 'opponent_no_pokemon' });
  expect(happened()).toEqual([
    'damageDealt',
    'choiceOpened',
    'energyDiscarded',
    'knockedOut',
    'cardsDiscarded',
    'battleEnded',
  ]);
});

test('one question after another, also behind a coin, each one stored and answered', () => {
  const { you, happened } = attacked(0, [
    { do: 'flip', heads: [PAY, { do: 'orderTop', count: 2 }], tails: [PAY, { do: 'orderTop', count: 2 }] },
    { do: 'take', from: 'deck', what: 'trainer', count: 2, pick: 'choose' },
    { do: 'draw', count: 1 },
  ]);
  you.choose('Prism');
  expect(you.asked).toMatchObject({ kind: 'orderCards', cards: ['Balm', 'Leak'] });
  you.choose('Leak', 'Balm');
  expect(you.deck).toEqual(['Leak', 'Balm', 'Whirl', 'Fire']);
  expect(you.asked).toMatchObject({ kind: 'pickCards', min: 1, max: 2, cards: ['Balm', 'Leak', 'Whirl'] });
  you.choose('Whirl', 'Balm');
  expect(you.hand.slice(0, 2)).toEqual(['Whirl', 'Balm']);
  expect(you.hand).toHaveLength(3);
  expect(happened()).toEqual([
    'damageDealt',
    'coinFlipped',
    'choiceOpened',
    'energyDiscarded',
    'choiceOpened',
    'deckOrdered',
    'choiceOpened',
    'cardsTaken',
    'deckShuffled',
    'cardsDrawn',
  ]);
});

test('the clock answers in the middle of an attack, and ends the turn', () => {
  const { you, opponent } = attacked(30, [PAY, POISON]);
  you.timeOut();
  expect(you.active?.energy).toHaveLength(2);
  // Poisoned by the attack, and hurt by it at the end of the turn.
  expect(opponent.active).toMatchObject({ damage: 80, statuses: ['poison'] });
  expect(opponent.view).toMatchObject({ current: 1, yourMove: true });
});

test('when both sides lose their last Pokémon at once, all are discarded and the player of the turn has lost', () => {
  const gone = { active: { card: 'Mosslamb', damage: 90 }, bench: [{ card: 'Featherling', damage: 30 }] };
  const battle = positionOf({ you: gone, opponent: gone });
  const draft = draftOf(battle);
  begin(draft, frame(null, null, []));
  const after = gameOf({ ...battle, state: draft.state }, draft.events);
  expect(after.you.view).toMatchObject({ winner: 1, victoryCondition: 'opponent_no_pokemon' });
  expect([after.you.discard, after.opponent.discard]).toEqual([
    ['Mosslamb', 'Featherling'],
    ['Mosslamb', 'Featherling'],
  ]);
});

test('two on the bench are knocked out together, with none active', () => {
  const dying = { card: 'Featherling', damage: 30 };
  const battle = positionOf({ you: { bench: [dying, dying, 'Mosslamb'] }, opponent: OTHER });
  const draft = draftOf(battle);
  begin(draft, frame(null, null, []));
  expect(gameOf({ ...battle, state: draft.state }, []).you.bench).toMatchObject([{ name: 'Mosslamb' }]);
});

test('giving up in the middle of an attack ends it', () => {
  const { you, opponent, battle } = attacked(30, [PAY, POISON]);
  opponent.concede();
  expect(you.view).toMatchObject({ winner: 0, victoryCondition: 'opponent_conceded', choice: null });
  expect(battle().state.frames).toEqual([]);
});

test('steps whose Pokémon are gone, or that need a card where there is none, pass without effect', () => {
  const battle = positionOf({ you: YOU, opponent: OTHER });
  const gone = 99 as PokemonId;
  const steps: Effect[] = [
    { do: 'hit', base: 50 },
    POISON,
    { do: 'heal', amount: 20 },
    { do: 'changePlaces' },
    { do: 'discardEnergy', off: 'target', count: 1, upTo: true },
    { do: 'attach', changes: 'damageDealt', amount: 10, lasts: 'endOfTurn', replaces: false },
  ];
  for (const target of [gone, null]) {
    const draft = draftOf(battle);
    begin(draft, frame(gone, target, [...steps]));
    expect(draft.state).toMatchObject({ frames: [], choice: null });
    expect(draft.state.sides).toEqual(battle.state.sides);
  }
});

test('an effect inside another: the inner one is done first, and both survive JSON before each answer', () => {
  const start = positionOf({ you: { ...YOU, hand: ['Spyglass', 'Salvage'] }, opponent: OTHER });
  const draft = draftOf(start);
  const [own, other] = draft.state.sides;
  const [inner, outer] = own.hand.splice(0, 2) as [CardNo, CardNo];
  const target = other.active?.id ?? null;
  draft.state.frames.push({ seat: 0, card: outer, source: null, target, steps: [PAY, POISON] });
  begin(draft, {
    seat: 0,
    card: inner,
    source: null,
    target: null,
    steps: [{ do: 'orderTop', count: 3 }, PAY],
  });
  let battle: Battle = { ...start, state: draft.state };
  const depths: number[] = [];
  const discarded: string[] = [];
  while (battle.state.choice !== null) {
    depths.push(battle.state.frames.length);
    const stored = throughJson(battle);
    expect(viewFor(stored, 1).frames).toHaveLength(battle.state.frames.length);
    const answer = at(legalActions(stored, 0), 0);
    const [fromStored, fromLive] = [applyAction(stored, answer), applyAction(battle, answer)];
    if (isRefusal(fromStored) || isRefusal(fromLive)) throw new Error('The answer was refused');
    expect(JSON.stringify(fromStored)).toBe(JSON.stringify(fromLive));
    for (const event of fromStored.events)
      if (event.type === 'cardsDiscarded')
        discarded.push(...event.cards.map((card) => (card === inner ? 'inner' : 'outer')));
    battle = fromStored.battle;
  }
  expect(depths).toEqual([2, 2, 1]);
  expect(discarded).toEqual(['inner', 'outer']);
  expect(battle.state.sides[1].active?.statuses).toEqual(['poison']);
  expect(battle.state.sides[0].active?.energy).toHaveLength(1);
  expect(gameOf(battle, []).you.discard).toEqual(expect.arrayContaining(['Spyglass', 'Salvage']));
});
