/** Healing by a number that is counted, and of conditions one by one. */
import type { Quantity, Selector, Step } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import { number, status } from './numbers.ts';
import { pickCards } from './picks.ts';
import { defending, self, target } from './pokemon.ts';
import { each } from './quantities.ts';

export const remedies = listPhrase<Step>('remedies');

/** Of the damage that was done. */
const damageDone = phrase<Quantity>('damageDone');
damageDone.says`the damage you did to ${defending}`
  .or`the damage done to ${defending} [{ after applying weakness and resistance }]`.means((damaged) => ({
  damaged,
  in: 'thisTurn',
}));
const byDamage = phrase<Quantity>('byDamage');
byDamage.says`${damageDone}`.means((all) => ({ inCounters: all }));
byDamage.says`half ${damageDone} [{ rounded up to the nearest 10 }]`.means((all) => ({
  inCounters: { half: all, round: 'up' },
}));
/** So many counters. */
const counted = phrase<Quantity>('countersHealed');
counted.says`${byDamage}`.means((many) => many);
counted.says`the (number|amount) of ${each}`.means((many) => many);

const healed = phrase<Selector>('healed');
healed.says`${target}`.means((on) => on);
remedies.says`remove a number of damage counter from ${healed} equal to ${counted}`
  .or`remove from ${healed} (a|the) number of damage counter equal to ${counted}`
  .or`after doing damage, remove from ${healed} (a|the) number of damage counter equal to ${counted}`.means(
  (on, counters) => [{ do: 'heal', on, counters }],
);
remedies.reads`remove a number of damage counter equal to ${counted} from ${healed}`.means((counters, on) => [
  { do: 'heal', on, counters },
]);
remedies.says`remove ${number} damage counter from ${healed} for each ${each}`.means((n, on, of) => [
  { do: 'heal', on, counters: { product: [n, of] } },
]);
remedies.reads`remove ${number} damage counter times the number of ${each} from ${healed}`.means(
  (n, of, on) => [{ do: 'heal', on, counters: { product: [n, of] } }],
);
remedies.reads`remove ${number} damage counter from each of your pokémon, including ${self}`.means(
  (counters) => [{ do: 'heal', on: { whose: 'own', place: 'inPlay' }, counters }],
);
remedies.reads`remove ${number} damage counter from each of your pokémon. remove no damage counter from ${self}`.means(
  (counters) => [{ do: 'heal', on: { whose: 'own', place: 'inPlay', other: true }, counters }],
);
remedies.reads`you and your opponent remove ${number} damage counter from each of your pokémon [with damage counter on them]`.means(
  (counters) => [{ do: 'heal', on: { whose: 'both', place: 'inPlay' }, counters }],
);
remedies.reads`if there are any damage counter on ${self}, remove ${number} of them`.means((on, counters) => [
  { do: 'heal', on, counters },
]);
remedies.reads`remove ${number} damage counter from ${self}, if it has any`.means((counters, on) => [
  { do: 'heal', on, counters },
]);

// One condition.
remedies.says`remove the special condition ${status} from ${target}`.means((each, on) => [
  { do: 'cure', on, statuses: [each] },
]);
remedies.reads`if ${defending} was ${status}, it is no longer ${status}`.means((on, each, _again) => [
  { do: 'cure', on, statuses: [each] },
]);

// «That many»: as many as were counted, or as there were of the others.
remedies.reads`count the number of ${each}. put that many damage counter on ${target}`.means(
  (counters, on) => [{ do: 'putCounters', on, counters }],
);
remedies.says`count the number of ${each}. put that many damage counter on ${target}. you can't put more than ${number} damage counter in this way`.means(
  (of, on, most) => [{ do: 'putCounters', on, counters: { least: [of, most] } }],
);
remedies.says`count the number of ${each}. remove that many damage counter from ${target}`.means(
  (counters, on) => [{ do: 'heal', on, counters }],
);
remedies.reads`remove ${number} damage counter and all special conditions from ${target}`.means(
  (counters, on) => [
    { do: 'heal', on, counters },
    { do: 'cure', on, statuses: 'all' },
  ],
);
remedies.says`remove that many damage counter from ${self}`.means((on) => [
  { do: 'heal', on, counters: { cards: { bound: '?done' } } },
]);
remedies.says`draw that many card`.means(() => [
  { do: 'draw', whose: 'own', cards: { cards: { bound: '?done' } } },
]);
remedies.says`your opponent discards a number of card until your opponent has ${number} card left in (their|his or her) hand`
  .or`your opponent discards card from (their|his or her) hand until (they have|he or she has|your opponent has) ${number} card (left|) in (their|his or her) hand`.means(
  (n) => [
    {
      do: 'repeat',
      times: { difference: [{ cards: { pile: 'hand', whose: 'opponent' } }, n] },
      steps: [
        {
          do: 'move',
          cards: pickCards({
            from: { pile: 'hand', whose: 'opponent' },
            by: 'opponent',
            min: 1,
            max: 1,
          }),
          to: 'discard',
        },
      ],
    },
  ],
);
remedies.reads`put ${number} damage counter on ${target} and ${number} damage counter on ${target}`.means(
  (a, on, b, other) => [
    { do: 'putCounters', on, counters: a },
    { do: 'putCounters', on: other, counters: b },
  ],
);
