/** Battles of random moves, thousands of them in the soak: they end, stay sound, survive JSON, and can be replayed. */
import { expect, test } from 'vitest';
import { stateHash } from '../kernel/hash.ts';
import { seedRandom } from '../kernel/random.ts';
import { EFFECT_RULES } from './effects/effectRules.ts';
import type { Action } from './model/actions.ts';
import type { Effect } from './model/effects.ts';
import type { BattleEvent, EventType } from './model/events.ts';
import type { Battle } from './model/state.ts';
import { CARDS } from './testing/cards.ts';
import { throughJson } from './testing/game.ts';
import { assertAgreement, assertSound } from './testing/invariants.ts';
import { must, randomAction, randomStart } from './testing/randomPlay.ts';

/** `npm run soak` raises it. The same battles each time; in the first ten of them everything happens. */
const BATTLES = Number(process.env.RANDOM_BATTLES ?? 12);
/** The soak's twenty thousand take minutes. */
const LONGEST_MS = 3_600_000;
/** The board decides after 200 turns; a turn has far fewer moves than this. */
const MOST_MOVES = 20_000;
/** Trying all that could be tried takes longer than the play itself. */
const EVERY = 10;

test('the cards carry every kind of effect', () => {
  const inside = (effects: readonly Effect[]): Effect['do'][] =>
    effects.flatMap((effect) =>
      effect.do === 'flip' ? ['flip' as const, ...inside([...effect.heads, ...effect.tails])] : [effect.do],
    );
  const found = CARDS.flatMap((card) => {
    if (card.kind === 'trainer') return inside(card.effect?.steps ?? []);
    return card.kind === 'pokemon' ? card.attacks.flatMap(({ effects }) => inside(effects)) : [];
  });
  expect([...new Set([...found, 'hit'])].sort()).toEqual(Object.keys(EFFECT_RULES).sort());
});

test(
  `${BATTLES} battles of random moves`,
  () => {
    const endings = new Map<string, number>();
    const kinds = new Set<EventType>();
    for (let number = 0; number < BATTLES; number += 1) {
      const seed = `random ${number}`;
      const start = randomStart(seed);
      if (start === null) continue;
      const { actions, battle, events } = playThroughJson(start.battle, seed);
      const emitted: readonly BattleEvent[] = [...start.events, ...events];
      for (const { type } of emitted) kinds.add(type);
      expect(emitted.map(({ id }) => id)).toEqual(emitted.map((_, index) => index));
      const condition = battle.state.victoryCondition ?? 'none';
      endings.set(condition, (endings.get(condition) ?? 0) + 1);
      expect(stateHash(replay(seed, actions))).toBe(stateHash(battle));
    }
    expect([...endings.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(BATTLES * 0.95);
    expect([...endings.keys()]).toEqual(
      expect.arrayContaining(['opponent_no_pokemon', 'opponent_deck_empty', 'opponent_conceded']),
    );
    expect([...EVENT_TYPES].filter((type) => !kinds.has(type))).toEqual([]);
  },
  LONGEST_MS,
);

/** Plays to the end; a twin that never went through JSON must be the same after every action. */
function playThroughJson(
  start: Battle,
  seed: string,
): { actions: readonly Action[]; battle: Battle; events: readonly BattleEvent[] } {
  const random = seedRandom(seed);
  const actions: Action[] = [];
  const events: BattleEvent[] = [];
  let battle = start;
  let twin = start;
  while (battle.state.phase !== 'ended') {
    if (actions.length % EVERY === 0) assertAgreement(battle);
    const move = randomAction(battle, random);
    actions.push(move);
    const before = JSON.stringify(twin.state);
    const next = must(twin, move);
    if (JSON.stringify(twin.state) !== before) throw new Error('The battle that was passed in has changed');
    twin = next.battle;
    const applied = must(battle, move);
    assertSound(applied.battle);
    const text = JSON.stringify(applied.battle.state);
    if (JSON.stringify(twin.state) !== text) throw new Error(`Not the same after JSON: ${text}`);
    if (JSON.stringify(next.events) !== JSON.stringify(applied.events)) throw new Error('Other events');
    battle = { ...applied.battle, state: JSON.parse(text) };
    events.push(...applied.events);
    if (actions.length > MOST_MOVES) throw new Error(`${seed} does not end`);
  }
  return { actions, battle, events };
}

function replay(seed: string, actions: readonly Action[]): Battle {
  const start = randomStart(seed);
  if (start === null) throw new Error(`${seed} began before`);
  return throughJson(actions).reduce((battle, action) => must(battle, action).battle, start.battle);
}

/** Everything that can happen happens in these battles. */
const EVENT_TYPES = new Set(
  Object.keys({
    mulligan: 0,
    coinFlipped: 0,
    cardsDrawn: 0,
    turnStarted: 0,
    turnEnded: 0,
    activePlaced: 0,
    activeRevealed: 0,
    pokemonPlayed: 0,
    pokemonPromoted: 0,
    energyAttached: 0,
    trainerPlayed: 0,
    trainerFailed: 0,
    choiceOpened: 0,
    cardsDiscarded: 0,
    energyDiscarded: 0,
    cardsTaken: 0,
    deckShuffled: 0,
    deckOrdered: 0,
    healed: 0,
    placesChanged: 0,
    cardAttached: 0,
    attachedEnded: 0,
    attackUsed: 0,
    attackFailed: 0,
    damageDealt: 0,
    statusAdded: 0,
    statusUnchanged: 0,
    statusesRemoved: 0,
    knockedOut: 0,
    battleEnded: 0,
  } satisfies Record<EventType, 0>) as EventType[],
);
