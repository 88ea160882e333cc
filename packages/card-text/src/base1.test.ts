/**
 * The Base set twice: its effects as they were written by hand, and as the compiler made them from the public texts, by which the
 * set is played. They mean the same, up to the names that choices are given; every difference is explained.
 */
import { BASE_SET } from '@pokesol/cards/base-set';
import type { TextMeaning } from '@pokesol/cards/official';
import type { ShippedCard, ShippedText } from '@pokesol/cards/sets';
import { BASE1_ATTACKS, BASE1_POWERS, BASE1_TRAINERS } from '@pokesol/cards/testing';
import { expect, test } from 'vitest';

/** Choices by the order in which they come, fields by their names. */
function plainly(effect: unknown): string {
  const known = new Map<string, string>();
  const named = (name: string): string => {
    const found = known.get(name) ?? `chosen ${known.size + 1}`;
    known.set(name, found);
    return found;
  };
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, part]): [string, unknown] => [
      key,
      typeof part === 'string' && ['as', 'bound', 'heads', 'some', 'attack', 'notIn'].includes(key)
        ? named(part)
        : visit(part),
    ]);
    return Object.fromEntries(fields.sort(([a], [b]) => a.localeCompare(b)));
  };
  return JSON.stringify(visit(effect));
}

/** By number and name: in what the two differ, and what the card says. */
const EXPLAINED: Readonly<Record<string, string>> = {
  '8 Strikes Back':
    'By hand the conditions that it has afterwards decide, read those «when your opponent attacks», as the card says.',
  '21 Buzzap':
    'By hand the types of the Base set are offered, read those of all years; the card says «a type of Energy». The same player names the type and the Pokémon, by hand in the other order.',
  '27 Leek Slap':
    'By hand the attack is forbidden before the coin, read after it, as the card says: it is either way, and the attack by its name or as this one.',
  '39 Conversion 1':
    'By hand the types of the Base set are offered, read those of all years; the card says «other than Colorless».',
  '39 Conversion 2':
    'By hand the types of the Base set are offered, read those of all years; the card says «other than Colorless».',
  '44 Leech Seed':
    'By hand only a player with a counter to remove is asked; the card says «you may», and the answer changes nothing then.',
  '51 Foul Gas': 'By hand tails is the other branch, read it is asked for by itself.',
  '83 Maintenance':
    'By hand the deck is shuffled as the first step, read it ends the price: either way after the two cards, before the draw.',
};

const BY_HAND = {
  attack: ({ cardNumber }, name) => BASE1_ATTACKS[Number(cardNumber)]?.[name],
  ability: ({ cardNumber }) => {
    const power = BASE1_POWERS[Number(cardNumber)];
    return power && { effects: [power], offWhile: ['sleep', 'confusion', 'paralysis'] };
  },
  trainer: ({ cardNumber }) => {
    const effect = BASE1_TRAINERS[Number(cardNumber)];
    return effect && { effect, holds: [] };
  },
  energy: () => undefined,
} as const satisfies Readonly<
  Record<ShippedText['kind'], (card: ShippedCard['card'], name: string) => TextMeaning | undefined>
>;

test('what was written by hand says the same as what is played, but for what is explained', () => {
  const differing: string[] = [];
  const onlyRead: string[] = [];
  for (const { card, texts } of BASE_SET.cards)
    for (const { kind, name, read } of texts) {
      const hand = BY_HAND[kind](card, name);
      const played = 'effect' in read ? read.effect : undefined;
      if (hand === undefined && played !== null) onlyRead.push(name);
      if (hand !== undefined && plainly(hand) !== plainly(played))
        differing.push(`${card.cardNumber} ${name}`);
    }
  expect(differing).toEqual(Object.keys(EXPLAINED));
  // Said of all dolls and by the name of the energy, before texts were read.
  expect(onlyRead).toEqual(['Clefairy Doll', 'Double Colorless Energy']);
});

test('nothing that was written by hand is left out', () => {
  const names = new Set(
    BASE_SET.cards.flatMap(({ card, texts }) => texts.map(({ name }) => `${card.cardNumber} ${name}`)),
  );
  const byHand = Object.entries(BASE1_ATTACKS).flatMap(([number, attacks]) =>
    Object.keys(attacks).map((name) => `${number} ${name}`),
  );
  expect(byHand.length).toBeGreaterThan(70);
  expect(byHand.filter((name) => !names.has(name))).toEqual([]);
  const numbers = new Set(BASE_SET.cards.map(({ card }) => card.cardNumber));
  const others = [...Object.keys(BASE1_POWERS), ...Object.keys(BASE1_TRAINERS)];
  expect(others.filter((number) => !numbers.has(number))).toEqual([]);
});
