/** Steps by themselves: what one may work on, and that one which finds no target does nothing. */
import { describe, expect, test } from 'vitest';
import type { PokemonId } from '../../kernel/ids.ts';
import type { Effect } from '../model/effects.ts';
import { draftOf } from '../procedure/draft.ts';
import { trainer } from '../testing/deck.ts';
import { game, throughJson } from '../testing/game.ts';
import { positionOf, type SidePosition } from '../testing/position.ts';
import { EFFECT_RULES, type EffectContext } from './effectRules.ts';
import { answerChoice, begin, mayRun } from './frames.ts';

const SIDE: SidePosition = { active: 'Mosslamb' };
const GONE = 999 as PokemonId;

describe('a step whose Pokémon is not in play', () => {
  const battle = positionOf({
    you: { active: { card: 'Emberfox', energy: ['Fire'], damage: 10 }, hand: ['Whetstone'] },
    opponent: SIDE,
  });
  const [card = null] = battle.state.sides[0].hand;
  const source = battle.state.sides[0].active?.id ?? null;
  const poison = { do: 'status', status: 'poison' } as const;
  const STEPS: readonly Effect[] = [
    { do: 'hit', base: 30 },
    { ...poison, to: 'target' },
    { do: 'heal', amount: 20 },
    { do: 'discardEnergy', off: 'target', count: 1, upTo: true },
    { do: 'changePlaces' },
    { do: 'attach', changes: 'damageDealt', amount: 10, lasts: 'endOfTurn', replaces: true },
  ];

  /** What is left of the draft when the step has been carried out. */
  function afterStep(step: Effect, playing: Partial<EffectContext>) {
    const draft = draftOf(battle);
    begin(draft, { seat: 0, card: null, source: null, target: null, ...playing, steps: [step] });
    return { state: draft.state, events: draft.events };
  }

  test.each(STEPS)('changes nothing and emits nothing: $do', (step) => {
    for (const target of [null, GONE])
      expect(afterStep(step, { source, target })).toEqual({ state: throughJson(battle.state), events: [] });
  });

  test('a card without a Pokémon to attach to is discarded', () => {
    const step: Effect = {
      do: 'attach',
      changes: 'damageDealt',
      amount: 10,
      lasts: 'endOfTurn',
      replaces: true,
    };
    expect(afterStep(step, { card, source, target: GONE }).events).toMatchObject([
      { type: 'cardsDiscarded', cards: [card] },
    ]);
  });

  test.each<[Effect, Partial<EffectContext>]>([
    [{ do: 'hit', base: 30 }, { source: GONE }],
    [{ ...poison, to: 'self' }, { source: GONE }],
    [{ ...poison, to: 'self' }, {}],
  ])('nor when it is the one that does it: %j', (step, playing) => {
    const target = battle.state.sides[1].active?.id ?? null;
    expect(afterStep(step, { ...playing, target })).toEqual({ state: throughJson(battle.state), events: [] });
  });

  test.each(STEPS)('is refused only for what is asked of a target: $do', (step) => {
    const reasons: { [Do in Effect['do']]?: string } = {
      heal: 'NO_DAMAGE',
      discardEnergy: 'NO_ENERGY_ON_TARGET',
    };
    for (const target of [null, GONE])
      expect(mayRun(battle, { seat: 0, card, source: null, target }, step)).toBe(reasons[step.do] ?? null);
  });

  test('a card that is on its way elsewhere is not attached', () => {
    const draft = draftOf(battle);
    EFFECT_RULES.attach.run(
      draft,
      { seat: 0, card: null, source: null, target: source },
      { do: 'attach', changes: 'damageDealt', amount: 10, lasts: 'endOfTurn', replaces: true },
      [],
    );
    expect([draft.state, draft.events]).toEqual([throughJson(battle.state), []]);
  });
});

test('a trainer hits no Pokémon: a hit is an attacker’s', () => {
  const slap = trainer('Slap', { target: 'opponentPokemon', steps: [{ do: 'hit', base: 30 }] });
  const { you, opponent, happened } = game({ you: { ...SIDE, hand: [slap] }, opponent: { active: 'Lulla' } });
  you.use('Slap', 'Lulla');
  expect(opponent.active).toMatchObject({ damage: 0 });
  expect(happened()).toEqual(['trainerPlayed', 'cardsDiscarded']);
});

test('a trainer flips its coin without a Pokémon that flips it', () => {
  const toss = trainer('Toss', {
    target: null,
    steps: [{ do: 'flip', heads: [{ do: 'draw', count: 1 }], tails: [] }],
  });
  const { you, events } = game({ you: { ...SIDE, hand: [toss] }, opponent: SIDE, coins: ['heads'] });
  you.use('Toss');
  expect(events()[1]).toMatchObject({ type: 'coinFlipped', seat: 0, reason: 'effect', source: null });
  expect(you.hand).toHaveLength(1);
});

test('a basic Pokémon is no basic energy', () => {
  const { you } = game({
    you: { ...SIDE, hand: ['Salvage', 'Salvage'], discard: ['Sparkmouse', 'Fire'] },
    opponent: SIDE,
  });
  you.use('Salvage');
  expect(you.hand).toEqual(['Salvage', 'Fire']);
  expect(you.cannot.use('Salvage')).toMatchObject({ code: 'NOTHING_IN_DISCARD' });
});

test('the first cards from the deck come in the order in which they would be drawn', () => {
  const dowse = trainer('Dowse', {
    target: null,
    steps: [{ do: 'take', from: 'deck', what: 'energy', count: 2, pick: 'first' }],
  });
  const deck = ['Balm', 'Water', 'Prism', 'Fire'];
  const { you, events } = game({ you: { ...SIDE, hand: [dowse], deck }, opponent: SIDE });
  you.use('Dowse');
  expect(you.hand).toEqual(['Water', 'Prism']);
  expect([...you.deck].sort()).toEqual(['Balm', 'Fire']);
  expect(events()[1]).toMatchObject({ type: 'cardsTaken', from: 'deck', count: 2 });
});

test('a card takes the place of one that changes the same, and of no other', () => {
  const edge = trainer('Edge', {
    target: 'ownPokemon',
    steps: [
      { do: 'attach', changes: 'damageDealt', amount: 30, lasts: 'endOfOpponentsTurn', replaces: true },
    ],
  });
  const { you } = game({ you: { ...SIDE, hand: ['Thick Cloak', 'Whetstone', edge] }, opponent: SIDE });
  you.use('Thick Cloak', 'Mosslamb');
  you.use('Whetstone', 'Mosslamb');
  you.use('Edge', 'Mosslamb');
  expect(you.active).toMatchObject({ attached: ['Thick Cloak', 'Edge'] });
  expect(you.discard).toEqual(['Whetstone']);
});

test('an answer goes to the step that asked, and the card then to the discard pile', () => {
  const battle = positionOf({
    you: { ...SIDE, hand: ['Old Chest', 'Fire', 'Water', 'Prism'] },
    opponent: SIDE,
  });
  const draft = draftOf(battle);
  const [card = null, first, second] = draft.state.sides[0].hand
    .splice(0, 1)
    .concat(draft.state.sides[0].hand);
  begin(draft, {
    seat: 0,
    card,
    source: null,
    target: null,
    steps: [{ do: 'discardFromHand', count: 2 }],
  });
  expect(draft.state.choice).toMatchObject({ from: 'hand', min: 2, max: 2 });
  if (first === undefined || second === undefined) throw new Error('Two cards are in the hand');
  answerChoice(draft, [second, first]);
  expect(draft.state.sides[0].discard.slice(-3)).toEqual([second, first, card]);
  expect(draft.events.slice(-2)).toMatchObject([
    { type: 'cardsDiscarded', from: 'hand', cards: [second, first] },
    { type: 'cardsDiscarded', from: 'effect', cards: [card] },
  ]);
});
