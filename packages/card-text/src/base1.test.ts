/**
 * The Base set twice: what was written by hand for its attacks and trainers, and what the compiler reads from the public texts.
 * Where both are there they mean the same, up to the names that choices are given; every difference is explained.
 */
import { BASE1_ATTACKS, BASE1_TRAINERS } from '@pokesol/cards/official';
import { hasPublicData, publicCards, publicDataNote } from '@pokesol/cards/testing';
import { expect, test } from 'vitest';
import { compileAttack, compileTrainer } from './compile.ts';
import { lexiconOf } from './text/names.ts';

type Texts = {
  readonly rules?: readonly string[];
  readonly attacks?: readonly { readonly text?: string }[];
};
const cards = hasPublicData ? publicCards('base1') : [];
const names = lexiconOf(cards);

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

/** By number, and the name of the attack: in what the two differ, and why both are right or which is. */
const EXPLAINED: Readonly<Record<string, string>> = {
  '83 Maintenance':
    'By hand the deck is shuffled as the first step, read it ends the price: either way after the two cards, before the draw.',
  '27 Leek Slap':
    'By hand the attack is forbidden before the coin, read after it: it is either way, and the attack by its name or as this one.',
  '39 Conversion 1': 'By hand the types of the Base set are offered, read those of all years.',
  '39 Conversion 2': 'By hand the types of the Base set are offered, read those of all years.',
  '51 Foul Gas': 'By hand tails is the other branch, read it is asked for by itself.',
  '44 Leech Seed':
    'By hand a player without a counter to remove is not asked; read the answer changes nothing then.',
};

type Pair = { readonly of: string; readonly hand: string; readonly read: string };
function pairs(): readonly Pair[] {
  return cards.flatMap((card) => {
    const number = Number(card.number);
    const texts: Texts = card;
    const source = { name: card.name, own: (card.attacks ?? []).map(({ name }) => name) };
    const trainer = BASE1_TRAINERS[number];
    const found: Pair[] = [];
    const compare = (of: string, hand: unknown, read: unknown) => {
      found.push({ of, hand: plainly(hand), read: plainly(read) });
    };
    if (trainer !== undefined && texts.rules !== undefined) {
      const read = compileTrainer(texts.rules, 'item', source, names);
      if ('effect' in read) compare(`${number} ${card.name}`, trainer, read.effect.effect);
    }
    for (const attack of card.attacks ?? []) {
      const hand = BASE1_ATTACKS[number]?.[attack.name];
      const sign = (['+', '×', '-'] as const).find((each) => attack.damage.endsWith(each));
      const printed = { damage: Number.parseInt(attack.damage, 10) || 0, sign: sign ?? ('' as const) };
      if (hand === undefined || (attack.text ?? '') === '') continue;
      const read = compileAttack(attack.text ?? '', printed, source, names);
      if ('effect' in read) compare(`${number} ${attack.name}`, hand, read.effect);
    }
    return found;
  });
}

test.skipIf(!hasPublicData)(`both say the same, but for what is explained${publicDataNote}`, () => {
  const all = pairs();
  const found = all.filter(({ hand, read }) => hand !== read);
  expect(all.length).toBeGreaterThan(70);
  expect(found.filter(({ of }) => !(of in EXPLAINED))).toEqual([]);
  const differing = new Set(found.map(({ of }) => of));
  expect(Object.keys(EXPLAINED).filter((of) => !differing.has(of))).toEqual([]);
});
