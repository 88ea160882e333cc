/** Damage to all Pokémon of a kind, in the words of the years that said it of each player's Bench. */
import type { Selector } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { before, relative } from './describing.ts';
import { type } from './numbers.ts';

/** A group that is meant as a whole. */
export const spread = phrase<Selector>('spread');
const both = oneOf<'both'>('ofBothPlayers', [
  ["{ both yours and your opponent's }", 'both'],
  ["{ yours and your opponent's }", 'both'],
  ['{ including your own }', 'both'],
  ['{ even your own }', 'both'],
]);
const bench = oneOf<'own' | 'opponent' | 'both'>('whoseBench', [
  ["your opponent's Bench", 'opponent'],
  ["each player's Bench", 'both'],
  ['your Bench', 'own'],
]);
spread.reads`each benched pokémon ${both}`.means(() => ({ whose: 'both', place: 'bench' }));
spread.says`each benched pokémon ${both} ${relative}`.means((_both, where) => ({
  whose: 'both',
  place: 'bench',
  where,
}));
spread.reads`each ${before} pokémon on ${bench}`.means((where, whose) => ({ whose, place: 'bench', where }));
spread.reads`each pokémon ${relative} on ${bench}`.means((where, whose) => ({
  whose,
  place: 'bench',
  where,
}));
spread.reads`each pokémon ${relative} ${both}`.means((where) => ({ whose: 'both', place: 'inPlay', where }));
spread.reads`each benched pokémon ${relative} ${both}`.means((where) => ({
  whose: 'both',
  place: 'bench',
  where,
}));
spread.says`each other pokémon ${both}`.means(() => ({ whose: 'both', place: 'inPlay', other: true }));
spread.says`each of your opponent's benched pokémon, excluding ${type} pokémon and ${type} pokémon`.means(
  (a, b) => ({
    whose: 'opponent',
    place: 'bench',
    where: { not: { card: { any: [{ type: a }, { type: b }] } } },
  }),
);
