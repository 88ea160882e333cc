/** What is so of the Pokémon in play, and of the Stadium. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { adjective, pokemonOfKind } from './cards.ts';
import { amount, cardName, number, otherName } from './numbers.ts';
import { benchGroup, inPlayGroup } from './pokemon.ts';

export const ofPlay = phrase<Condition>('ofPlay');
ofPlay.says`your opponent's bench isn't full`.means(() => ({
  not: { quantity: { count: { whose: 'opponent', place: 'bench' } }, atLeast: 5 },
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
ofPlay.says`you have ${cardName} (on your bench|in play on your bench)`.means((name) => ({
  exists: { whose: 'own', place: 'bench', where: { card: { name } } },
}));
ofPlay.says`you have ${cardName} in play`.means((name) => ({
  exists: { whose: 'own', place: 'inPlay', where: { card: { name } } },
}));
ofPlay.says`any of ${benchGroup} have any damage counter on them`.means((among) => ({
  exists: { among, where: { damaged: true } },
}));
ofPlay.says`any of ${inPlayGroup} have any damage counter on them`.means((among) => ({
  exists: { among, where: { damaged: true } },
}));
ofPlay.says`there is any stadium [card] in play`.means(() => ({ stadium: true }));
ofPlay.reads`(a stadium is in play|there is a stadium card in play)`.means(() => ({ stadium: true }));
ofPlay.says`your benched pokémon have any damage counter on them`.means(() => ({
  exists: { whose: 'own', place: 'bench', where: { damaged: true } },
}));
ofPlay.says`your opponent has any benched pokémon`.means(() => ({
  exists: { whose: 'opponent', place: 'bench' },
}));
ofPlay.says`your opponent has no benched pokémon`.means(() => ({
  not: { exists: { whose: 'opponent', place: 'bench' } },
}));
ofPlay.says`you have ${cardName} and ${cardName} on your bench`.means((a, b) => ({
  all: [
    { exists: { whose: 'own', place: 'bench', where: { card: { name: a } } } },
    { exists: { whose: 'own', place: 'bench', where: { card: { name: b } } } },
  ],
}));
ofPlay.says`your opponent has more pokémon in play than you`.means(() => ({
  quantity: { count: { whose: 'opponent', place: 'inPlay' } },
  atLeast: { sum: [{ count: { whose: 'own', place: 'inPlay' } }, 1] },
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
ofPlay.says`none of your pokémon have any energy attached`.means(() => ({
  not: { exists: { whose: 'own', place: 'inPlay', where: { energy: 'any' } } },
}));
ofPlay.says`your active pokémon is your only pokémon in play`.means(() => ({
  not: { exists: { whose: 'own', place: 'bench' } },
}));
