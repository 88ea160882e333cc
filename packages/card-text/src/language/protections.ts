/** What attacks do to a Pokémon, less of it or none: prevented × reduced × of all attacks or of some, for good or for a while. */
import type { Modifier, PokemonFilter, Selector } from '@pokesol/engine/official';
import { oneOf, type Phrase, phrase, type Sayings } from '../grammar/phrase.ts';
import { attackers } from './holders.ts';
import { amount, less } from './numbers.ts';

/** Whose attacks: anybody's, the opponent's, those of some Pokémon. */
type ByWhom = { readonly ofOpponent?: true; readonly from?: PokemonFilter };
const OF_OPPONENT = { ofOpponent: true } as const;

/** «… done to it by attacks from …». */
export const byWhom = phrase<ByWhom>('byWhom');
byWhom.says`by attacks`.or`by attacks { both yours and your opponent's }`.means(() => ({}));
byWhom.says`by attacks from your opponent's pokémon`
  .or`by (your opponent's attacks|opponent's attacks|an opponent's attack|your opponent's attack|attacks used by your opponent's pokémon|your opponent's pokémon|the attacks of your opponent's pokémon)`.means(
  () => OF_OPPONENT,
);
byWhom.says`by attacks from your opponent's ${attackers}`
  .or`by attacks from each of your opponent's ${attackers}`
  .or`by (attacks used by|the attacks of|the attacks from|attacks of) your opponent's ${attackers}`
  .or`by your opponent's attacks from (his or her|their) ${attackers}`
  .or`by your opponent's ${attackers}'s attacks`.means((from) => ({ ofOpponent: true, from }));
byWhom.says`by attacks from ${attackers}`.or`by attacks from ${attackers} { both yours and your opponent's }`
  .or`by (attacks used by|the attacks of) ${attackers}`.or`by ${attackers}'s attacks`.means((from) => ({
  from,
}));

/** Where attacks were spoken of. */
const bySuch = phrase<ByWhom>('bySuch');
bySuch.says`by your opponent's pokémon`.means(() => OF_OPPONENT);
bySuch.says`by your opponent's ${attackers}`.or`by each of your opponent's ${attackers}`.means((from) => ({
  ofOpponent: true,
  from,
}));
bySuch.says`by ${attackers}`.means((from) => ({ from }));
bySuch.reads`by the attacking pokémon`.means(() => ({}));

/** «… of attacks from …». */
const ofWhom = phrase<ByWhom>('ofWhom');
const used = oneOf<'from'>('usedBy', [
  ['from', 'from'],
  ['used by', 'from'],
]);
ofWhom.says`${used} your opponent's pokémon`.means(() => OF_OPPONENT);
ofWhom.says`${used} your opponent's ${attackers}`.means((_used, from) => ({ ofOpponent: true, from }));
ofWhom.says`${used} ${attackers}`.means((_used, from) => ({ from }));

/** «… takes less damage from …». */
const fromWhom = phrase<ByWhom>('fromWhom');
fromWhom.says`from attacks`.means(() => ({}));
fromWhom.reads`from (your opponent's attacks|the opponent's attacks)`
  .or`from attacks from the opponent's pokémon`.or`from the attacks of your opponent's pokémon`.means(
  () => OF_OPPONENT,
);
fromWhom.says`from attacks ${ofWhom}`.means((it) => it);
fromWhom.reads`from (the attacks of|attacks of|the attacks from) your opponent's ${attackers}`.means(
  (from) => ({
    ofOpponent: true,
    from,
  }),
);
fromWhom.reads`from (the attacks of|attacks of) ${attackers}`.means((from) => ({ from }));

const butDamage = oneOf<'but'>('butDamage', [
  ['except damage', 'but'],
  ['excluding damage', 'but'],
  ['other than damage', 'but'],
]);
const all = oneOf<'all'>('allDamage', [
  ['any damage', 'all'],
  ['all damage', 'all'],
  ['damage', 'all'],
]);

/** Said of those Pokémon, each with what becomes of the modifier. */
export function sayProtections<On extends Selector, T>(
  phrases: Sayings<T>,
  whom: Phrase<On>,
  made: (on: On, modifier: Modifier) => T,
): void {
  phrases.says`(prevent|prevents) all damage done to ${whom} ${byWhom}`.means((on, by) =>
    made(on, { change: 'preventDamage', ...by }),
  );
  phrases.reads`prevent all damage done ${byWhom} to ${whom}`.means((by, on) =>
    made(on, { change: 'preventDamage', ...by }),
  );
  phrases.reads`prevent all damage from attacks ${ofWhom} done to ${whom}`.means((by, on) =>
    made(on, { change: 'preventDamage', ...by }),
  );
  phrases.reads`prevent all damage from attacks done to ${whom} ${bySuch}`.means((on, by) =>
    made(on, { change: 'preventDamage', ...by }),
  );
  phrases.says`prevent all effects of (attacks|an attack|attack), including damage, done to ${whom}`
    .or`prevent all damage from and effects of attacks done to ${whom}`.means((on) =>
    made(on, { change: 'preventEffects' }),
  );
  phrases.says`prevent all effects of (attacks|an attack|attack), including damage, done to ${whom} ${bySuch}`.means(
    (on, by) => made(on, { change: 'preventEffects', ...by }),
  );
  phrases.reads`prevent all effects of attacks, including damage, done ${bySuch} to ${whom}`.means((by, on) =>
    made(on, { change: 'preventEffects', ...by }),
  );
  phrases.reads`prevent all effects, including damage, done to ${whom} ${byWhom}`.means((on, by) =>
    made(on, { change: 'preventEffects', ...by }),
  );
  phrases.reads`prevent all (damage from and effects of|effects of and damage from) attacks ${ofWhom} done to ${whom}`.means(
    (by, on) => made(on, { change: 'preventEffects', ...by }),
  );
  phrases.says`prevent all effects of attacks, ${butDamage}, done to ${whom}`.means((_but, on) =>
    made(on, { change: 'preventOtherEffects' }),
  );
  phrases.says`prevent all effects of attacks, ${butDamage}, done to ${whom} ${bySuch}`.means(
    (_but, on, by) => made(on, { change: 'preventOtherEffects', ...by }),
  );
  phrases.reads`prevent all effects, ${butDamage}, done to ${whom} ${byWhom}`.means((_but, on, by) =>
    made(on, { change: 'preventOtherEffects', ...by }),
  );
  phrases.reads`prevent all effects, ${butDamage}, ${byWhom} done to ${whom}`.means((_but, by, on) =>
    made(on, { change: 'preventOtherEffects', ...by }),
  );
  phrases.reads`prevent all effects of your opponent's attacks, ${butDamage}, done to ${whom}`.means(
    (_but, on) => made(on, { change: 'preventOtherEffects', ofOpponent: true }),
  );
  phrases.reads`prevent all effects of your opponent's attacks done to ${whom}`.means((on) =>
    made(on, { change: 'preventOtherEffects', ofOpponent: true }),
  );
  phrases.reads`prevent all effects of attacks ${ofWhom} done to ${whom}`.means((by, on) =>
    made(on, { change: 'preventOtherEffects', ...by }),
  );
  phrases.says`${all} done to ${whom} ${byWhom} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
    (_all, on, of, by) => made(on, { change: 'damageTaken', by, ...of }),
  );
  phrases.reads`${all} by attacks to ${whom} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
    (_all, on, by) => made(on, { change: 'damageTaken', by }),
  );
  phrases.reads`${all} done by attacks to ${whom} from ${attackers} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
    (_all, on, from, by) => made(on, { change: 'damageTaken', by, from }),
  );
  phrases.reads`the attacks of your opponent's pokémon do ${less} less damage to ${whom} { before applying weakness and resistance }`.means(
    (by, on) => made(on, { change: 'damageTaken', by, before: true, ofOpponent: true }),
  );
  phrases.reads`${all} done ${byWhom} to ${whom} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
    (_all, of, on, by) => made(on, { change: 'damageTaken', by, ...of }),
  );
  phrases.reads`reduce (all|any) damage done to ${whom} ${byWhom} by ${less} [{ after applying weakness and resistance }]`.means(
    (on, of, by) => made(on, { change: 'damageTaken', by, ...of }),
  );
  phrases.says`${all} done to ${whom} ${byWhom} is reduced by ${less} { before applying weakness and resistance }`.means(
    (_all, on, of, by) => made(on, { change: 'damageTaken', by, before: true, ...of }),
  );
  phrases.says`${all} done to ${whom} ${byWhom} is increased by ${amount} [{ after applying weakness and resistance }]`.means(
    (_all, on, of, by) => made(on, { change: 'damageTaken', by, ...of }),
  );
  phrases.says`${all} done to ${whom} ${byWhom} is increased by ${amount} { before applying weakness and resistance }`.means(
    (_all, on, of, by) => made(on, { change: 'damageTaken', by, before: true, ...of }),
  );
  phrases.reads`${all} done ${byWhom} to ${whom} is increased by ${amount} [{ after applying weakness and resistance }]`.means(
    (_all, of, on, by) => made(on, { change: 'damageTaken', by, ...of }),
  );
  phrases.reads`${whom} (takes|take) ${less} less damage ${fromWhom} [{ after applying weakness and resistance }]`.means(
    (on, by, of) => made(on, { change: 'damageTaken', by, ...of }),
  );
  phrases.reads`${whom} (takes|take) ${amount} more damage ${fromWhom} [{ after applying weakness and resistance }]`.means(
    (on, by, of) => made(on, { change: 'damageTaken', by, ...of }),
  );
}
