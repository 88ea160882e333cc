/** What the damage of an attack goes past: Weakness, Resistance, effects on the Pokémon it is done to. */
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import type { Part } from './statement.ts';

const affected = oneOf<'affected'>('affected', [
  ["this attack's damage isn't affected by", 'affected'],
  ["this damage isn't affected by", 'affected'],
  ["this attack's damage is not affected by", 'affected'],
]);
/** Effects on whom: of the one that is hit. */
const effects = oneOf<'effects'>('effects', [
  ["any effects on your opponent's Active Pokémon", 'effects'],
  ["any other effects on your opponent's Active Pokémon", 'effects'],
  ['any other effects on the Defending Pokémon', 'effects'],
  ['any effects on the Defending Pokémon', 'effects'],
  ['any other effects on that Pokémon', 'effects'],
  ['any effects on that Pokémon', 'effects'],
  ['any effects on those Pokémon', 'effects'],
  ['any other effects on those Pokémon', 'effects'],
]);
const powers = oneOf<'powers'>('powers', [
  ['Poké-Powers, Poké-Bodies', 'powers'],
  ['Poké-Power, Poké-Bodies', 'powers'],
  ['Pokémon Powers', 'powers'],
]);

export const goingPast = listPhrase<Part>('goingPast');
goingPast.says`${affected} resistance`.means(() => [{ part: 'ignores', what: ['resistance'] }]);
goingPast.says`${affected} weakness`.means(() => [{ part: 'ignores', what: ['weakness'] }]);
goingPast.says`${affected} weakness or resistance`.means(() => [
  { part: 'ignores', what: ['weakness', 'resistance'] },
]);
goingPast.reads`don't apply weakness (and|or) resistance`.means(() => [
  { part: 'ignoresElsewhere', what: ['weakness', 'resistance'] },
]);
goingPast.reads`don't apply weakness and resistance for this attack`.means(() => [
  { part: 'ignores', what: ['weakness', 'resistance'] },
]);
goingPast.reads`don't apply resistance`.or`don't apply resistance for this attack`.means(() => [
  { part: 'ignores', what: ['resistance'] },
]);
goingPast.says`${affected} ${effects}`.means(() => [{ part: 'past' }]);
goingPast.reads`${affected} ${powers}[,] or ${effects}`.means(() => [{ part: 'past' }]);
goingPast.says`${affected} weakness, resistance, or ${effects}`
  .or`${affected} weakness or resistance, or by ${effects}`.means(() => [
  { part: 'ignores', what: ['weakness', 'resistance'] },
  { part: 'past' },
]);
goingPast.reads`${affected} weakness, resistance, ${powers}[,] (or|and) ${effects}`.means(() => [
  { part: 'ignores', what: ['weakness', 'resistance'] },
  { part: 'past' },
]);
goingPast.says`${affected} resistance or ${effects}`.means(() => [
  { part: 'ignores', what: ['resistance'] },
  { part: 'past' },
]);
goingPast.reads`${affected} resistance, ${powers}[,] or ${effects}`.means(() => [
  { part: 'ignores', what: ['resistance'] },
  { part: 'past' },
]);
