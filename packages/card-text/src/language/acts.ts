/** What a clause does, in the order in which its words say it. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase } from '../grammar/phrase.ts';
import { calling } from './calling.ts';
import { chosenHarm } from './chosenHarm.ts';
import { flipping } from './coins.ts';
import { covering } from './covering.ts';
import { devolving } from './devolving.ts';
import { drawing } from './drawing.ts';
import { movingEnergy } from './energy.ts';
import { exchanging } from './exchanging.ts';
import { forEachOf } from './forEachOf.ts';
import { harming } from './harm.ts';
import { lasting } from './lasting.ts';
import { leaving } from './leaving.ts';
import { looking } from './looking.ts';
import { ownPlaces } from './ownPlaces.ts';
import { payingEnergy } from './payingEnergy.ts';
import { switching } from './places.ts';
import { powers } from './powers.ts';
import { remedies } from './remedies.ts';
import { searching } from './searching.ts';
import { shifting } from './shifting.ts';
import { shiftingCounters } from './shiftingCounters.ts';
import { poisoning } from './strokes.ts';
import { theirHand } from './theirHand.ts';
import { windows } from './windows.ts';

/** One clause: one step or several. */
export const act = listPhrase<Step>('act');
for (const kind of [
  flipping,
  harming,
  leaving,
  drawing,
  theirHand,
  searching,
  looking,
  forEachOf,
  movingEnergy,
  switching,
  lasting,
  shifting,
  devolving,
  shiftingCounters,
  powers,
  exchanging,
  covering,
  poisoning,
  calling,
  chosenHarm,
  remedies,
  payingEnergy,
  ownPlaces,
  windows,
])
  act.says`${kind}`.means((steps) => steps);

/** One clause after another in one sentence. */
export const acts = listPhrase<Step>('acts');
acts.says`${act}`.means((all) => all);
acts.says`${act} (¦ and|and) ${act}`.or`${act}, and ${act}`.or`${act} and then ${act}`
  .or`${act}, and then ${act}`.or`${act}, then ${act}`.means((a, b) => [...a, ...b]);
acts.says`${act} (¦ ,|,) ${act} (¦ , and|, and) ${act}`.means((a, b, c) => [...a, ...b, ...c]);
