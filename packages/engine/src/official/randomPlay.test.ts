/** Official battles of random moves, thousands of them in the soak: they end, stay sound, survive JSON, can be replayed. */
import { expect, test } from 'vitest';
import type { ChoiceKind } from './model/choices.ts';
import type { EventType } from './model/events.ts';
import { after, attack, pokemon } from './testing/cardBuilders.ts';
import { MADE_UP, type Pool } from './testing/randomPlay.ts';
import { playSoundly } from './testing/soak.ts';

/** `npm run soak` raises it. The same battles each time. */
const BATTLES = Number(process.env.RANDOM_BATTLES ?? 5);
/** From there on five have every ending that is looked for. */
const FIRST = 76;
/** The soak's twenty thousand take an hour. */
const LONGEST_MS = 4 * 3_600_000;

/** Several answers to one cause need two of them on a side, which a deck of chance seldom has. */
const ASKED: readonly ChoiceKind[] = ['yesNo', 'cards', 'number', 'pokemon', 'order', 'type', 'attack'];
const HAPPENS: readonly EventType[] = [
  'mulligan',
  'evolved',
  'damageDealt',
  'knockedOut',
  'prizesTaken',
  'promoted',
];

test(
  `${BATTLES} official battles of random moves`,
  () => {
    const endings = new Map<string, number>();
    const kinds = new Set<EventType>();
    const asked = new Set<ChoiceKind>();
    let [most, largest, actions, changed, refused] = [0, 0, 0, 0, 0];
    for (let number = 0; number < BATTLES; number += 1) {
      const met = playSoundly(`official ${FIRST + number}`);
      const ending = met.battle.state.ending ?? 'none';
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      for (const { type } of met.events) kinds.add(type);
      for (const kind of met.asked) asked.add(kind);
      expect(met.events.every(({ id }, index) => id === index)).toBe(true);
      most = Math.max(most, met.mostMoves);
      largest = Math.max(largest, met.largestState);
      actions += met.actions;
      changed += met.changed;
      refused += met.refused;
    }
    const ended = [...endings].map(([ending, count]) => `${ending} ${count}`).join(', ');
    console.log(
      `${BATTLES} official battles, ${actions} actions: at most ${most} moves at once, at most ${largest} bytes of state; ` +
        `${refused} of ${changed} changed actions refused; ${ended}`,
    );
    expect([...endings.keys()]).toEqual(expect.arrayContaining(['opponent_conceded', 'opponent_no_pokemon']));
    expect([...asked]).toEqual(expect.arrayContaining([...ASKED]));
    expect(HAPPENS.filter((type) => !kinds.has(type))).toEqual([]);
    expect(refused).toBeGreaterThan(changed / 2);
  },
  LONGEST_MS,
);

test('battles of few kinds use what asks for a Knock Out in the last turn', () => {
  const names = ['Mourner', 'Emberfox', 'Puller', 'Recoiler'];
  const pool = { ...MADE_UP, pokemon: MADE_UP.pokemon.filter(({ name }) => names.includes(name)) };
  const used = new Set<string>();
  for (let number = 0; number < 4; number += 1)
    for (const event of playSoundly(`few ${number}`, pool).events)
      if (event.type === 'abilityUsed') used.add(event.name);
  expect([...used]).toContain('Wake');
});

test('battles of few kinds discard Energy that is counted in units', () => {
  const burner = pokemon('Burner', {
    hp: 120,
    attacks: [
      attack(
        'Burn',
        'CCC',
        30,
        after(
          {
            do: 'chooseCards',
            from: { on: 'self', part: 'energy' },
            min: 2,
            max: 2,
            inUnits: true,
            as: 'it',
          },
          { do: 'move', cards: { bound: 'it' }, to: 'discard' },
        ),
      ),
    ],
  });
  const pool: Pool = {
    pokemon: [burner],
    trainers: MADE_UP.trainers.filter(({ name }) => name === 'Prism Letter'),
    energies: MADE_UP.energies.filter(({ name }) => ['Fire', 'Double', 'Rainbow'].includes(name)),
  };
  const units = new Set<number>();
  for (let number = 0; number < 4; number += 1)
    for (const asked of playSoundly(`units ${number}`, pool).units) units.add(asked);
  expect([...units]).toContain(2);
});
