/** What always holds of Prizes: more for what an attacker brings down, more or fewer for what goes down. */
import type { Continuous, Modifier, PokemonFilter } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { described } from './describing.ts';
import { holders } from './holders.ts';
import { less, number, status } from './numbers.ts';
import { self, thisCard } from './pokemon.ts';

export const prizeLaw = phrase<Continuous>('prizeLaw');

/** Whose Knock Out, of the opponent's. */
type Fallen = { readonly active?: true; readonly of?: PokemonFilter };
export const theirFallen = phrase<Fallen>('theirFallen');
theirFallen.says`your opponent's pokémon is knocked out`
  .or`(any|1) of your opponent's pokémon is knocked out`.means(() => ({}));
theirFallen.says`your opponent's active pokémon is knocked out`.means(() => ({ active: true }));
theirFallen.says`your opponent's ${described} is knocked out`.means((of) => ({ of }));
theirFallen.says`your opponent's active ${described} is knocked out`.means((of) => ({ active: true, of }));

const ofIts = oneOf<'of'>('ofItsAttack', [
  ['of', 'of'],
  ['used by', 'of'],
  ['from', 'of'],
]);
prizeLaw.says`if ${theirFallen} by damage from an attack ${ofIts} ${holders}, take ${number} more prize card`.means(
  (fallen, _of, on, by) => ({ on, modifiers: [{ change: 'prizesTaken', by, ...fallen } satisfies Modifier] }),
);
prizeLaw.reads`(if|when) ${holders} knocks out ${described}, take ${number} more prize card`.means(
  (on, of, by) => ({ on, modifiers: [{ change: 'prizesTaken', by, of } satisfies Modifier] }),
);

const theirBlow = oneOf<'hit'>('byTheirBlow', [
  ["by damage from an attack from your opponent's pokémon", 'hit'],
  ["by damage from an opponent's attack", 'hit'],
  ["by damage from an attack used by your opponent's pokémon", 'hit'],
]);
const taker = oneOf<'they'>('whoTakes', [
  ['that player takes', 'they'],
  ['your opponent takes', 'they'],
  ['they take', 'they'],
]);
const down = oneOf<'if'>('whenDown', [
  ['if', 'if'],
  ['when', 'if'],
]);
for (const by of [less, number]) {
  const words = by === less ? 'fewer' : 'more';
  const change = oneOf<'than'>(`prizes ${words}`, [[`${words} prize card`, 'than']]);
  prizeLaw.says`${down} ${self} is knocked out ${theirBlow}, ${taker} ${by} ${change}`.means(
    (_if, on, _blow, _taker, n) => ({ on, modifiers: [{ change: 'prizes', by: n, byAttack: true }] }),
  );
  prizeLaw.says`${down} the ${described} ${thisCard} is attached to is knocked out ${theirBlow}, ${taker} ${by} ${change}`.means(
    (_if, where, _this, _blow, _taker, n) => ({
      on: { among: 'self', where },
      modifiers: [{ change: 'prizes', by: n, byAttack: true }],
    }),
  );
  prizeLaw.says`${down} ${self} is knocked out, ${taker} ${by} ${change}`.means((_if, on, _taker, n) => ({
    on,
    modifiers: [{ change: 'prizes', by: n }],
  }));
}
/** More than any Pokémon is worth. */
const NONE = -9;
prizeLaw.says`if ${self} is ${status} and is knocked out ${theirBlow}, your opponent can't take any prize card for it`.means(
  (among, each) => ({
    on: { among, where: { statuses: [each] } },
    modifiers: [{ change: 'prizes', by: NONE, byAttack: true }],
  }),
);
prizeLaw.reads`(if|when) ${self} is knocked out ${theirBlow}, your opponent can't take any prize card for it`.means(
  (on) => ({ on, modifiers: [{ change: 'prizes', by: NONE, byAttack: true }] }),
);
prizeLaw.says`when ${self} is knocked out, your opponent doesn't take any prize card`
  .or`(if|when) ${self} is knocked out, your opponent can't take any prize card for it`.means((on) => ({
  on,
  modifiers: [{ change: 'prizes', by: NONE }],
}));
