/** What is so of the Pokémon in play, and of the Stadium. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { adjective, inName, pokemonOfKind } from './cards.ts';
import { before, relative } from './describing.ts';
import { amount, cardName, number, oneOver, otherName, ownName, stadiumName, type } from './numbers.ts';
import { anyGroup, self } from './pokemon.ts';
import { state } from './states.ts';

const MY_BENCH = { whose: 'own', place: 'bench' } as const;
const THEIR_BENCH = { whose: 'opponent', place: 'bench' } as const;

export const ofPlay = phrase<Condition>('ofPlay');
ofPlay.says`it's your first turn`.means(() => ({ turn: 'first' }));
ofPlay.says`you go second and it's your first turn`.or`it's your first turn and you go second`.means(() => ({
  turn: 'firstGoingSecond',
}));
ofPlay.says`your opponent's bench isn't full`.means(() => ({
  not: { quantity: { count: { whose: 'opponent', place: 'bench' } }, atLeast: 5 },
}));
ofPlay.says`you have (a|any) stadium [card] in play`.or`you have a stadium card in play`.means(() => ({
  stadium: true,
  whose: 'own',
}));
ofPlay.says`your opponent has (a|any) stadium [card] in play`
  .or`your opponent has a stadium card in play`.means(() => ({
  stadium: true,
  whose: 'opponent',
}));
ofPlay.says`your benched ${before} pokémon have any damage counter on them`.means((where) => ({
  exists: { among: { whose: 'own', place: 'bench', where }, where: { damaged: true } },
}));
ofPlay.says`you and your opponent have the same number of benched pokémon`.means(() => ({
  all: [
    { quantity: { count: MY_BENCH }, atLeast: { count: THEIR_BENCH } },
    { quantity: { count: THEIR_BENCH }, atLeast: { count: MY_BENCH } },
  ],
}));
ofPlay.says`you have ${oneOver} or fewer benched pokémon`.means((least) => ({
  not: { quantity: { count: MY_BENCH }, atLeast: least },
}));
ofPlay.says`your opponent has ${oneOver} or fewer benched pokémon`.means((least) => ({
  not: { quantity: { count: THEIR_BENCH }, atLeast: least },
}));
ofPlay.says`you don't have ${cardName} and ${cardName} on your bench`.means((a, b) => ({
  not: {
    all: [
      { exists: { whose: 'own', place: 'bench', where: { card: { name: a } } } },
      { exists: { whose: 'own', place: 'bench', where: { card: { name: b } } } },
    ],
  },
}));
ofPlay.says`you don't have any ${pokemonOfKind} or ${pokemonOfKind} on your bench`.means((a, b) => ({
  not: { exists: { whose: 'own', place: 'bench', where: { card: { any: [{ tag: a }, { tag: b }] } } } },
}));
// Cards, whatever each of them provides (rule 3.10).
ofPlay.says`you have at least ${number} ${type} energy card in play`.means((atLeast, of) => ({
  quantity: {
    cards: {
      on: { whose: 'own', place: 'inPlay' },
      part: 'energy',
      where: { kind: 'energy', type: of },
    },
  },
  atLeast,
}));
ofPlay.says`your opponent has any pokémon break in play`.means(() => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { card: { stages: ['break'] } } },
}));
ofPlay.says`you don't have any ${before} pokémon in play`.means((where) => ({
  not: { exists: { whose: 'own', place: 'inPlay', where } },
}));
ofPlay.says`you don't have any pokémon ${relative} in play`.means((where) => ({
  not: { exists: { whose: 'own', place: 'inPlay', where } },
}));
ofPlay.says`your bench is full`.means(() => ({
  quantity: { count: { whose: 'own', place: 'bench' } },
  atLeast: 5,
}));
ofPlay.says`you have any benched pokémon`.means(() => ({ exists: { whose: 'own', place: 'bench' } }));
ofPlay.says`you have no benched pokémon`
  .or`(your bench is empty|you don't have any benched pokémon|there are no pokémon on your bench)`
  .or`your active pokémon is your only pokémon in play`.means(() => ({
  not: { exists: { whose: 'own', place: 'bench' } },
}));
ofPlay.says`${otherName} is in play`.means((name) => ({
  exists: { whose: 'both', place: 'inPlay', where: { card: { name } } },
}));
ofPlay.says`${stadiumName} is in play`.means((name) => ({ stadium: { name } }));
ofPlay.says`you don't have ${cardName} in play`.means((name) => ({
  not: { exists: { whose: 'own', place: 'inPlay', where: { card: { name } } } },
}));
ofPlay.says`your opponent has no ${pokemonOfKind} in play`.means((tag) => ({
  not: { exists: { whose: 'opponent', place: 'inPlay', where: { card: { tag } } } },
}));
ofPlay.says`your opponent has no ${before} pokémon in play`.means((where) => ({
  not: { exists: { whose: 'opponent', place: 'inPlay', where } },
}));
ofPlay.says`you have more energy in play than your opponent`.means(() => ({
  quantity: { energy: { whose: 'own', place: 'inPlay' } },
  atLeast: { sum: [{ energy: { whose: 'opponent', place: 'inPlay' } }, 1] },
}));
ofPlay.says`your opponent has more energy in play than you`.means(() => ({
  quantity: { energy: { whose: 'opponent', place: 'inPlay' } },
  atLeast: { sum: [{ energy: { whose: 'own', place: 'inPlay' } }, 1] },
}));
ofPlay.says`your opponent has any ${pokemonOfKind} in play`.means((tag) => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { card: { tag } } },
}));
ofPlay.says`your opponent has any ${pokemonOfKind} or ${pokemonOfKind} in play`.means((a, b) => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { card: { any: [{ tag: a }, { tag: b }] } } },
}));
ofPlay.says`your opponent has ${amount} or more benched pokémon`.means((atLeast) => ({
  quantity: { count: { whose: 'opponent', place: 'bench' } },
  atLeast,
}));
ofPlay.says`${otherName} is on your bench`.means((name) => ({
  exists: { whose: 'own', place: 'bench', where: { card: { name } } },
}));
ofPlay.reads`${ownName} is on your bench`.means((name) => ({
  exists: { whose: 'own', place: 'bench', where: { card: { name } } },
}));
ofPlay.says`you have ${cardName} (on your bench|in play on your bench)`.means((name) => ({
  exists: { whose: 'own', place: 'bench', where: { card: { name } } },
}));
ofPlay.says`you have ${cardName} in play`.means((name) => ({
  exists: { whose: 'own', place: 'inPlay', where: { card: { name } } },
}));
ofPlay.says`any of ${anyGroup} have any damage counter on them`.means((among) => ({
  exists: { among, where: { damaged: true } },
}));
ofPlay.says`you have ${cardName} or ${cardName} in play`.means((a, b) => ({
  exists: { whose: 'own', place: 'inPlay', where: { card: { any: [{ name: a }, { name: b }] } } },
}));
ofPlay.says`${self} is the only pokémon you have in play`.means(() => ({
  not: { exists: { whose: 'own', place: 'inPlay', other: true } },
}));
ofPlay.says`your opponent has any pokémon ${relative} in play`
  .or`your opponent has any pokémon in play ${relative}`.means((where) => ({
  exists: { whose: 'opponent', place: 'inPlay', where },
}));
ofPlay.says`you have any pokémon ${relative} in play`.means((where) => ({
  exists: { whose: 'own', place: 'inPlay', where },
}));
ofPlay.says`you have (less|fewer) benched pokémon than your opponent`.means(() => ({
  quantity: { count: { whose: 'opponent', place: 'bench' } },
  atLeast: { sum: [{ count: { whose: 'own', place: 'bench' } }, 1] },
}));
ofPlay.says`you have (less|fewer) pokémon in play than your opponent`
  .or`your opponent has more pokémon in play than you`.means(() => ({
  quantity: { count: { whose: 'opponent', place: 'inPlay' } },
  atLeast: { sum: [{ count: { whose: 'own', place: 'inPlay' } }, 1] },
}));
ofPlay.says`there is (a|any) stadium (card|) in play`
  .or`(a stadium is in play|there is a stadium card in play)`.means(() => ({ stadium: true }));
ofPlay.says`your benched pokémon have any damage counter on them`.means(() => ({
  exists: { whose: 'own', place: 'bench', where: { damaged: true } },
}));
ofPlay.says`your opponent has any benched pokémon`.means(() => ({
  exists: { whose: 'opponent', place: 'bench' },
}));
ofPlay.says`your opponent has no benched pokémon`
  .or`your opponent (doesn't have any benched pokémon|has no pokémon on their bench)`.means(() => ({
  not: { exists: { whose: 'opponent', place: 'bench' } },
}));
ofPlay.says`you have ${cardName} and ${cardName} on your bench`
  .or`${cardName} and ${cardName} are on your bench`.means((a, b) => ({
  all: [
    { exists: { whose: 'own', place: 'bench', where: { card: { name: a } } } },
    { exists: { whose: 'own', place: 'bench', where: { card: { name: b } } } },
  ],
}));
ofPlay.says`you have ${number} or more benched pokémon`.means((atLeast) => ({
  quantity: { count: { whose: 'own', place: 'bench' } },
  atLeast,
}));
ofPlay.says`your opponent has ${number} or more benched pokémon`.means((atLeast) => ({
  quantity: { count: { whose: 'opponent', place: 'bench' } },
  atLeast,
}));
ofPlay.says`your opponent has any ${adjective} pokémon in play`.means((card) => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { card } },
}));
ofPlay.says`you have any ${adjective} pokémon in play`.means((card) => ({
  exists: { whose: 'own', place: 'inPlay', where: { card } },
}));
ofPlay.says`you have any ${adjective} pokémon on your bench`.means((card) => ({
  exists: { whose: 'own', place: 'bench', where: { card } },
}));
ofPlay.says`all [of] your pokémon [in play] are ${adjective} pokémon`.means((not) => ({
  not: { exists: { whose: 'own', place: 'inPlay', where: { card: { not } } } },
}));
ofPlay.reads`all [of] your pokémon [in play] are ${type} [type]`.means((of) => ({
  not: { exists: { whose: 'own', place: 'inPlay', where: { card: { not: { type: of } } } } },
}));
ofPlay.says`you have at least ${number} other ${cardName} in play`.means((atLeast, name) => ({
  quantity: { count: { whose: 'own', place: 'inPlay', where: { card: { name } }, other: true } },
  atLeast,
}));
ofPlay.reads`your opponent has (any|a) ${pokemonOfKind} as their active pokémon`.means((tag) => ({
  exists: { whose: 'opponent', place: 'active', where: { card: { tag } } },
}));
ofPlay.says`none of your pokémon have any energy attached`.means(() => ({
  not: { exists: { whose: 'own', place: 'inPlay', where: { energy: 'any' } } },
}));
ofPlay.says`(any|a) stadium card (with|that has) ${inName} in its name is in play`.means((nameHas) => ({
  stadium: { nameHas },
}));
ofPlay.says`both active pokémon are the same type`.means(() => ({
  exists: { whose: 'opponent', place: 'active', sameTypeAs: { whose: 'own', place: 'active' } },
}));
ofPlay.says`your active pokémon ${state}`.means((where) => ({
  exists: { among: { whose: 'own', place: 'active' }, where },
}));
