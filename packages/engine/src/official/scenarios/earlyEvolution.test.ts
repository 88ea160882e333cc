/** Evolution in a turn in which the rules do not allow it (rules 3.8, 4.2). */
import { describe, expect, test } from 'vitest';
import type { CardFacts } from '../model/facts.ts';
import { always, changed, OWN, pokemon, trainer } from '../testing/cardBuilders.ts';
import type { CardLike } from '../testing/cards.ts';
import { game } from '../testing/game.ts';

describe('evolving before its time', () => {
  const evolving = (when: 'firstTurn' | 'newInPlay' | undefined, [turn, newIn]: readonly [number, number]) =>
    game({
      you: {
        active: {
          card: changed('Mosslamb', { change: 'evolvesEarly', ...(when !== undefined && { when }) }),
          newIn,
        },
        hand: ['Mossram'],
      },
      opponent: { active: 'Stinger' },
      turn,
    }).you;
  const FIRST = [1, 0] as const;
  const NEW = [5, 5] as const;
  const BOTH = [1, 1] as const;

  test.each([
    ['in the first turn', 'firstTurn', FIRST],
    ['in the turn in which it came', 'newInPlay', NEW],
    ['in both, where the text names none', undefined, BOTH],
  ] as const)('%s', (_, when, turns) => {
    const you = evolving(when, turns);
    you.evolve('Mosslamb', 'Mossram');
    expect(you.active).toMatchObject({ name: 'Mossram' });
  });

  test.each([
    ['in the turn in which it came, where the text names the first turn', 'firstTurn', NEW, 'NEW_IN_PLAY'],
    ['in the first turn, where the text names what is new', 'newInPlay', FIRST, 'FIRST_TURN_EVOLVE'],
    ['in the first turn when it is new besides', 'firstTurn', BOTH, 'NEW_IN_PLAY'],
  ] as const)('not %s', (_, when, turns, reason) => {
    const you = evolving(when, turns);
    expect(you.cannot.evolve('Mosslamb', 'Mossram')).toBe(reason);
  });
});

describe('an effect that evolves, and limits that its own text has', () => {
  const EARLY = changed('Mosslamb', { change: 'evolvesEarly' });
  const LEAP = trainer('Leap', [
    { do: 'choosePokemon', from: { ...OWN, where: { evolvesPastOne: 'grown' } }, min: 1, max: 1, as: 'it' },
    {
      do: 'chooseCards',
      from: { pile: 'hand', whose: 'own', pastOneOnto: { bound: 'it' } },
      min: 1,
      max: 1,
      as: 'card',
    },
    { do: 'evolve', card: { bound: 'card' }, on: { bound: 'it' } },
  ]);
  const NURSE = trainer('Nurse', [
    { do: 'choosePokemon', from: { ...OWN, where: { mayEvolve: true } }, min: 1, max: 1, as: 'it' },
    {
      do: 'chooseCards',
      from: { pile: 'deck', whose: 'own', evolvesOnto: { bound: 'it' } },
      min: 0,
      max: 1,
      as: 'card',
    },
    { do: 'evolve', card: { bound: 'card' }, on: { bound: 'it' } },
  ]);
  const holding = (card: CardFacts, newIn: number, more: readonly CardLike[] = []) =>
    game({
      you: { active: { card: EARLY, newIn }, hand: [card, ...more], deck: ['Mossram'] },
      opponent: { active: 'Stinger' },
    }).you;

  test('are not lifted by what lets the Pokémon evolve early (10: «can’t» wins)', () => {
    expect(holding(NURSE, 5).cannot.use('Nurse')).toBe('NO_TARGET');
    const grown = holding(NURSE, 1);
    grown.use('Nurse');
    grown.choose('Mossram');
    expect(grown.active).toMatchObject({ name: 'Mossram' });
    const above = pokemon('Mosslord', { stage: 'stage2', line: ['Mossram', 'Mosslamb'] });
    expect(holding(LEAP, 5, [above]).cannot.use('Leap')).toBe('NO_TARGET');
    holding(LEAP, 1, [above]).use('Leap');
  });

  test('4.5: a player who may not evolve with cards from the hand may not do so by an effect either', () => {
    const above = pokemon('Mosslord', { stage: 'stage2', line: ['Mossram', 'Mosslamb'] });
    const power = always(
      'Ancient',
      { whose: 'both', place: 'inPlay' },
      {
        change: 'cannotPlay',
        what: ['evolution'],
      },
    );
    const { you } = game({
      you: { active: 'Mosslamb', hand: [LEAP, above, NURSE], deck: ['Mossram'] },
      opponent: { active: 'Stinger', bench: [power] },
    });
    expect(you.cannot.use('Leap')).toBe('NO_TARGET');
    you.use('Nurse');
  });

  test('3.6: a search for an evolution is refused when no card evolves from the Pokémon', () => {
    const last: CardFacts = { ...pokemon('Lastling'), final: true };
    const alone = game({ you: { active: last, hand: [NURSE] }, opponent: { active: 'Stinger' } });
    expect(alone.you.cannot.use('Nurse')).toBe('NO_TARGET');
  });
});
