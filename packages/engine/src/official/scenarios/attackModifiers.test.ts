/** What changes attacks: what they ignore, how many coins they flip, what they do not do to their own. */
import { describe, expect, test } from 'vitest';
import type { PokemonFacts } from '../model/facts.ts';
import { attack, changed, hitting, pokemon, trainer } from '../testing/cardBuilders.ts';
import { game } from '../testing/game.ts';
import { fire } from '../testing/position.ts';

const OTHER = { active: 'Mosslamb', bench: ['Stinger'] };

test('what is healed of it is healed twice, and no more than there is', () => {
  const healing = trainer('Balm', [{ do: 'heal', on: { whose: 'own', place: 'active' }, counters: 2 }]);
  const drinker = changed('Drinker', { change: 'healedDouble' }, { hp: 100 });
  const healed = (damage: number) => {
    const { you } = game({
      you: { active: { card: drinker, damage }, hand: [healing] },
      opponent: OTHER,
    });
    you.use('Balm');
    return you.active?.damage;
  };
  expect([healed(70), healed(30)]).toEqual([30, 0]);
});

describe('attacks', () => {
  test('resistance does not count for one that ignores it, weakness does', () => {
    const facts = { types: ['Fighting'], attacks: [attack('Hit', 'C', 50)] } as const;
    const target = pokemon('Target', {
      hp: 200,
      weaknesses: [{ type: 'Fighting', times: 2, plus: 0 }],
      resistances: [{ type: 'Fighting', minus: 30 }],
    });
    const hitBy = (card: PokemonFacts) => {
      const { you, opponent } = game({ you: { active: fire(card) }, opponent: { active: target } });
      you.attack();
      return opponent.active?.damage;
    };
    expect(hitBy(changed('Piercer', { change: 'damageIgnores', what: 'resistance' }, facts))).toBe(100);
    expect(hitBy(pokemon('Puncher', facts))).toBe(70);
  });

  test('6.4: what holds of the Defending Pokémon does not count for one that goes past it, weakness does', () => {
    const facts = { types: ['Fighting'], attacks: [attack('Hit', 'C', 50)] } as const;
    const shielded = changed(
      'Shielded',
      { change: 'damageTaken', by: -30 },
      { hp: 200, weaknesses: [{ type: 'Fighting', times: 2, plus: 0 }] },
    );
    const hitBy = (card: PokemonFacts) => {
      const { you, opponent } = game({ you: { active: fire(card) }, opponent: { active: shielded } });
      you.attack();
      return opponent.active?.damage;
    };
    expect(hitBy(changed('Passer', { change: 'damageIgnores', what: 'effects' }, facts))).toBe(100);
    expect(hitBy(pokemon('Puncher', facts))).toBe(70);
  });

  test('another number of coins counts for the attack that it names, and for no other', () => {
    const toss = (name: string) =>
      attack(name, 'C', 20, {
        before: [{ do: 'flip', coins: 1, as: 'coins' }],
        damage: { product: [20, { heads: 'coins' }] },
      });
    const juggler = changed(
      'Juggler',
      { change: 'attackCoins', attack: 'Toss', coins: 3 },
      { attacks: [toss('Toss'), toss('Throw')] },
    );
    const damageOf = (place: number) => {
      const { you, opponent } = game({
        you: { active: fire(juggler) },
        opponent: OTHER,
        coins: ['heads', 'heads', 'heads'],
      });
      you.attack(place);
      return opponent.active?.damage;
    };
    expect([damageOf(0), damageOf(1)]).toEqual([60, 20]);
  });

  test('no damage to itself, which counters are not', () => {
    const ram = {
      after: [
        { do: 'damage', to: 'self', amount: 30 },
        { do: 'putCounters', on: 'self', counters: 1 },
      ],
    } as const;
    const tough = changed(
      'Tough',
      { change: 'preventOwnDamage' },
      { attacks: [attack('Ram', 'C', 20, ram)] },
    );
    const { you, opponent } = game({ you: { active: fire(tough) }, opponent: { active: fire(tough) } });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 10 }, { damage: 20 }]);
  });

  test('counters of two Pokémon are swapped', () => {
    const swapper = hitting('Swapper', 0, { do: 'swapCounters', on: 'self', with: 'defending' });
    const swapped = (own: number, theirs: number) => {
      const { you, opponent, happened } = game({
        you: { active: fire(swapper, { damage: own }) },
        opponent: { active: { card: 'Mosslamb', damage: theirs } },
      });
      you.attack();
      return [you.active?.damage, opponent.active?.damage, happened().includes('countersMoved')];
    };
    expect(swapped(40, 10)).toEqual([10, 40, true]);
    expect(swapped(0, 30)).toEqual([30, 0, true]);
    expect(swapped(20, 20)).toEqual([20, 20, false]);
  });

  test('counters of a Pokémon that is protected from the attack are not swapped', () => {
    const swapper = hitting('Swapper', 0, { do: 'swapCounters', on: 'self', with: 'defending' });
    const { you, opponent } = game({
      you: { active: fire(swapper, { damage: 40 }) },
      opponent: { active: changed('Guarded', { change: 'preventEffects' }) },
    });
    you.attack();
    expect([you.active, opponent.active]).toMatchObject([{ damage: 40 }, { damage: 0 }]);
  });
});
