/** What must hold to use an attack, and what must be done for it to do anything. */
import type { Type } from '@pokesol/engine';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { condition } from './conditions.ts';
import { type } from './numbers.ts';
import type { Statement } from './statement.ts';

export const requiring = listPhrase<Statement>('requiring');
requiring.says`you can use this attack only if ${condition}`.or`use this attack only if ${condition}`.means(
  (is) => [{ part: 'needs', is }],
);
requiring.reads`you can use this attack only if you go second, and only (during|on) your first turn`.means(
  () => [{ part: 'needs', is: { turn: 'firstGoingSecond' } }],
);
requiring.reads`if ${condition}, you can't use this attack`.means((is) => [
  { part: 'needs', is: { not: is } },
]);
const unusable = oneOf<'unusable'>('unusable', [
  ["you can't use this attack", 'unusable'],
  ["this attack can't be used", 'unusable'],
]);
requiring.reads`${unusable} unless ${condition}`.means((_unusable, is) => [{ part: 'needs', is }]);
requiring.says`${unusable} if ${condition}`.means((_unusable, is) => [{ part: 'needs', is: { not: is } }]);

/** So many signs. */
const cost = listPhrase<Type>('cost');
cost.says`${type}`.means((a) => [a]);
cost.says`2 ${type}`.means((a) => [a, a]);
cost.says`3 ${type}`.means((a) => [a, a, a]);
cost.says`${type} ${type}`.means((a, b) => [a, b]);
cost.says`${type} ${type} ${type}`.means((a, b, c) => [a, b, c]);
cost.says`${type} ${type} ${type} ${type}`.means((a, b, c, d) => [a, b, c, d]);
requiring.says`if ${condition}, this attack can be used for ${cost}`.means((is, types) => [
  { part: 'usableFor', cost: types, while: is },
]);
requiring.says`if ${condition}, ignore all energy in this attack's cost`.means((is) => [
  { part: 'usableFor', cost: [], while: is },
]);

requiring.reads`${acts} in order to ${acts}`.means((steps, then) => [{ part: 'price', steps }, ...then]);

// Done first, or not at all.
requiring.says`${acts} or this attack does nothing`.means((steps) => [
  { part: 'before', steps },
  { part: 'stops', is: { not: { some: '?done' } } },
]);
/** The same said again of what was to be done. */
const failing = oneOf<'failing'>('failing', [
  ["if you can't do this", 'failing'],
  ["if you can't", 'failing'],
  ["if you don't", 'failing'],
  ["if you can't discard it", 'failing'],
  ...['1', '2', '3', 'a'].flatMap((n) =>
    ['card', 'cards', 'energy', 'energy card', 'energy cards'].flatMap((what) =>
      ['', ' from your hand'].map(
        (where) => [`if you can't discard ${n} ${what}${where}`, 'failing'] as const,
      ),
    ),
  ),
  ["if you can't discard energy cards", 'failing'],
  ["if you can't discard them", 'failing'],
]);
requiring.reads`${acts}. ${failing}, this attack does nothing`.means((steps) => [
  { part: 'before', steps },
  { part: 'stops', is: { not: { some: '?done' } } },
]);
/** In brackets behind its sentence. */
export const requiredInBrackets = listPhrase<Statement>('requiredInBrackets');
requiredInBrackets.reads`${acts}. { ${failing}, this attack does nothing. }`.means((steps) => [
  { part: 'before', steps },
  { part: 'stops', is: { not: { some: '?done' } } },
]);
