/** Texts that the rules cannot read are not played (rule 12.5). */
import { describe, expect, test } from 'vitest';
import type { AttackFacts } from '../model/language.ts';
import { forecastOf } from '../query/forecast.ts';
import {
  after,
  always,
  attack,
  attacking,
  energy,
  pokemon,
  power,
  trainer,
} from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };
const WORDS = 'Sing 4 songs.';

describe('12.5: an attack', () => {
  const attackedBy = (facts: Partial<AttackFacts>) =>
    game({
      you: { active: fire(pokemon('Singer', { attacks: [{ ...attack('Hum', 'C', 50), ...facts }] })) },
      opponent: OTHER,
    });

  test.each<[string, Partial<AttackFacts>, string]>([
    ['whose text is not read', { unread: WORDS }, 'UNREAD_WORDS'],
    ['whose sign no text explains', { sign: '×' }, 'UNREAD_CARD'],
    ['that lacks the text for its sign', { sign: '+', unread: '' }, 'UNREAD_CARD'],
  ])('%s is refused and foreseen as nothing', (_, facts, code) => {
    const { you, battle } = attackedBy({ effect: null, ...facts });
    expect(you.cannot.attack()).toBe(code);
    expect(you.moves.some(({ type }) => type === 'attack')).toBe(false);
    const { active } = battle().state.sides[0];
    expect(active === null ? [] : forecastOf(battle(), 0, active)).toMatchObject([{ least: 0, most: 0 }]);
  });

  test('that is only a number does its damage', () => {
    const { you, opponent } = attackedBy({ effect: null });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 50 });
  });

  test('that copies one does nothing', () => {
    const mimic = attacking(
      'Mimic',
      0,
      after({ do: 'chooseAttack', of: 'defending', as: 'it' }, { do: 'copyAttack', attack: 'it' }),
    );
    const singer = pokemon('Singer', {
      attacks: [{ ...attack('Hum', 'C', 50), effect: null, unread: WORDS }],
    });
    const { you, opponent } = game({ you: { active: fire(mimic) }, opponent: { active: singer } });
    you.attack();
    expect(opponent.active).toMatchObject({ damage: 0 });
  });
});

test('12.5: an attack that another Pokémon lends is refused as well', () => {
  const unread = { ...attack('Hum', 'C', 50), effect: null, unread: WORDS };
  const lender = always('Lender', { whose: 'own', place: 'inPlay' }, { change: 'lends', attacks: [unread] });
  const { you } = game({ you: { active: fire('Mosslamb'), bench: [lender] }, opponent: OTHER });
  expect(you.cannot.attack(1)).toBe('UNREAD_WORDS');
});

describe('12.5: a Special Energy', () => {
  const STRANGE = energy('Strange', 'C', { basic: false, unread: WORDS });

  test('is not attached, by its player or by an effect', () => {
    const stream = trainer('Stream', [
      {
        do: 'chooseCards',
        from: { pile: 'hand', whose: 'own', where: { kind: 'energy' } },
        min: 1,
        max: 1,
        as: 'it',
      },
      { do: 'attachEnergy', cards: { bound: 'it' }, to: { whose: 'own', place: 'active' } },
    ]);
    const { you } = game({ you: { ...OTHER, hand: [STRANGE, stream] }, opponent: OTHER });
    expect(you.cannot.attach('Strange', 'Mosslamb')).toBe('UNREAD_WORDS');
    expect(you.cannot.use('Stream')).toBe('NO_CHANGE');
    expect(you.moves.some(({ type }) => type === 'attach')).toBe(false);
  });
});

test('12.5: a trainer is refused with its words', () => {
  const riddle = trainer('Enigma', null, { unread: WORDS });
  const { you } = game({ you: { ...OTHER, hand: [riddle] }, opponent: OTHER });
  expect(you.cannot.use('Enigma')).toBe('UNREAD_WORDS');
});

test('12.5: a Pokémon with an unread Ability can be played, and its facts have the unread words', () => {
  const singer = pokemon('Singer', { abilities: [{ ...power('Hum'), effects: null, unread: WORDS }] });
  const { you } = game({ you: { ...OTHER, hand: [singer] }, opponent: OTHER });
  you.benches('Singer');
  expect(you.cannot.ability('Singer')).toBe('NO_SUCH_ABILITY');
  const seen = Object.values(you.view.printed).find(({ name }) => name === 'Singer');
  expect(seen).toMatchObject({ abilities: [{ effects: null, unread: WORDS }] });
});
