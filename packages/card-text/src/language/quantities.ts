/** How many: what «for each …» and «the number of …» count. */
import type { Quantity, Selector } from '@pokesol/engine/official';
import { either, oneOf, phrase } from '../grammar/phrase.ts';
import { adjective, cardsIn, inName, pokemonOfKind, whose } from './cards.ts';
import { before, relative } from './describing.ts';
import { attackName, cardName, type } from './numbers.ts';
import { anyGroup, benchGroup, defending, inPlayGroup, self, selfOrDefending } from './pokemon.ts';

/** Energy that the cost of the attack leaves over. */
export const beyond = oneOf<'beyond'>('beyond', [
  ["but not used to pay for this attack's Energy cost", 'beyond'],
  ['but not used to pay for this attack', 'beyond'],
  ["but not used to pay for this attack's cost", 'beyond'],
]);

const ordinal = oneOf<number>('ordinal', [
  ['2nd', 2],
  ['3rd', 3],
  ['4th', 4],
]);

/** What is there to be counted. */
export const eachThere = phrase<Quantity>('eachThere');
/** What was done before, card by card. */
const eachDone = phrase<Quantity>('eachDone');
/** Said after «for each»; «the number of» says the same. */
export const each = phrase<Quantity>('each');
each.says`${eachThere}`.means((many) => many);
each.says`${eachDone}`.means((many) => many);
/** What the cost leaves over: limits of it are counted in energy (beyondCost.ts). */
const eachBeyond = phrase<Quantity>('eachBeyond');
each.says`${eachBeyond}`.means((many) => many);

const onAny = either<Selector>('onAny', selfOrDefending, inPlayGroup);
eachThere.says`[different] type of basic energy attached to [all of] ${onAny}`
  .or`different types of basic energy [card] attached to [all of] ${onAny}`
  .or`(type|different type) of basic energy card[, if any,] attached to [all of] ${onAny}`.means(
  (basicEnergyTypes) => ({
    basicEnergyTypes,
  }),
);
eachThere.says`heads`.or`heads you get`.or`coin that comes up heads`.means(() => ({ heads: '?coins' }));

eachThere.says`energy attached to both active pokémon`.means(() => ({
  sum: [{ energy: { whose: 'own', place: 'active' } }, { energy: 'defending' }],
}));
eachDone.says`card you discarded in this way`.or`of those card`
  .or`(card|energy card) (you discarded|you returned|you chose|you attached|discarded in this way|put in the lost zone in this way|attached in this way|returned in this way|you returned in this way)`
  .or`basic energy card (you discarded|you attached|you returned|discarded in this way|attached in this way|returned in this way|you discarded in this way)`.means(
  () => ({ cards: { bound: '?done' } }),
);

eachDone.reads`${type} energy card (you discarded|you attached|you returned|discarded in this way|attached in this way|returned in this way|you discarded in this way)`.means(
  () => ({ cards: { bound: '?done' } }),
);

eachThere.says`damage counter on ${self}`.means((counters) => ({ counters }));
eachThere.says`damage counter on ${defending}`.means((counters) => ({ counters }));
eachThere.says`damage counter on ${benchGroup}`.or`damage counter on each of ${benchGroup}`
  .or`damage counter on all of ${benchGroup}`.means((counters) => ({ counters }));
eachThere.says`damage counter on [all of] ${inPlayGroup}`.means((counters) => ({ counters }));

eachThere.says`energy attached to ${selfOrDefending}`.means((energy) => ({ energy }));
eachThere.says`${type} energy attached to ${selfOrDefending}`.means((of, energy) => ({ energy, type: of }));
eachThere.says`energy card attached to ${selfOrDefending}`.means((it) => ({
  cards: { on: it, part: 'energy' },
}));
for (const [a, b] of [
  [self, defending],
  [defending, self],
] as const)
  eachThere.reads`energy [card] attached to ${a} and ${b}`.means(() => ({
    sum: [{ energy: { whose: 'own', place: 'active' } }, { energy: 'defending' }],
  }));
eachThere.says`energy attached to all of your active pokémon`.means(() => ({
  energy: { whose: 'own', place: 'active' },
}));
eachThere.says`energy attached to [all of] ${inPlayGroup}`.means((energy) => ({ energy }));
eachThere.says`${type} energy attached to [all of] ${inPlayGroup}`.means((of, energy) => ({
  energy,
  type: of,
}));

eachThere.says`special energy [card] attached to [all of] ${onAny}`.means((it) => ({
  cards: { on: it, part: 'energy', where: { specialEnergy: true } },
}));
eachThere.says`special condition affecting ${selfOrDefending}`.means((conditions) => ({ conditions }));
eachThere.says`of your ${cardName}, ${cardName}, and ${cardName} in play`.means((a, b, c) => ({
  count: {
    whose: 'own',
    place: 'inPlay',
    where: { card: { any: [{ name: a }, { name: b }, { name: c }] } },
  },
}));
eachThere.says`[of] ${anyGroup}`.means((count) => ({ count }));
eachThere.says`${cardsIn}`.means((cards) => ({ cards }));

// With «you have in play» said, or anything that stands there.
eachThere.reads`pokémon you have in play`.means(() => ({ count: { whose: 'own', place: 'inPlay' } }));
eachThere.reads`evolved pokémon you have in play`.means(() => ({
  count: { whose: 'own', place: 'inPlay', where: { evolved: true } },
}));
eachThere.reads`${cardName} { excluding this one } you have in play`.means((name) => ({
  count: { whose: 'own', place: 'inPlay', where: { card: { name } }, other: true },
}));
eachThere.says`basic energy [card] attached to all of the active pokémon { both yours and your opponent's }`.means(
  () => ({
    cards: { on: { whose: 'both', place: 'active' }, part: 'energy', where: { basicEnergy: true } },
  }),
);
eachThere.reads`${adjective} pokémon you have in play`.means((card) => ({
  count: { whose: 'own', place: 'inPlay', where: { card } },
}));
eachThere.reads`${pokemonOfKind} you have in play`.means((tag) => ({
  count: { whose: 'own', place: 'inPlay', where: { card: { tag } } },
}));
eachThere.reads`pokémon you have in play ${relative}`.means((where) => ({
  count: { whose: 'own', place: 'inPlay', where },
}));
eachThere.says`pokémon in play ${relative}`
  .or`pokémon in play { both yours and your opponent's } ${relative}`.means((where) => ({
  count: { whose: 'both', place: 'inPlay', where },
}));
eachThere.says`of your ${type} pokémon and ${type} pokémon in play`
  .or`${type} pokémon and ${type} pokémon you have in play`.means((a, b) => ({
  count: { whose: 'own', place: 'inPlay', where: { card: { any: [{ type: a }, { type: b }] } } },
}));
eachThere.says`${cardName}, ${cardName}, and ${cardName} on your bench`.means((a, b, c) => ({
  count: { whose: 'own', place: 'bench', where: { card: { any: [{ name: a }, { name: b }, { name: c }] } } },
}));
eachThere.says`${cardName} and ${cardName} on your bench`.means((a, b) => ({
  count: { whose: 'own', place: 'bench', where: { card: { any: [{ name: a }, { name: b }] } } },
}));
eachThere.says`${cardName} and ${cardName} in your discard pile`.means((a, b) => ({
  cards: { pile: 'discard', whose: 'own', where: { any: [{ name: a }, { name: b }] } },
}));
eachThere.says`trainer, supporter, and stadium card in ${whose} hand`.means((of) => ({
  cards: {
    pile: 'hand',
    whose: of,
    where: { any: [{ kind: 'trainer' }, { trainers: ['supporter'] }, { trainers: ['stadium'] }] },
  },
}));
eachThere.reads`${cardName} in play { both yours and your opponent's }`.means((name) => ({
  count: { whose: 'both', place: 'inPlay', where: { card: { name } } },
}));
eachThere.says`holon energy [card] attached to ${self}`.means((on) => ({
  cards: { on, part: 'energy', where: { nameHas: 'Holon Energy' } },
}));
eachThere.says`pokémon that (isn't a|aren't) evolved pokémon in play { both yours and your opponent's }`.means(
  () => ({
    count: { whose: 'both', place: 'inPlay', where: { evolved: false } },
  }),
);
eachThere.says`of your opponent's pokémon that (isn't a|aren't) evolved pokémon`.means(() => ({
  count: { whose: 'opponent', place: 'inPlay', where: { evolved: false } },
}));
eachBeyond.says`${type} energy attached to ${self} ${beyond}`.means((unpaid) => ({ unpaid }));
eachBeyond.reads`${type} energy attached to ${self} ${beyond}. extra ${type} energy after the ${ordinal} (doesn't|don't) count`.means(
  (unpaid, _self, _beyond, _again, most) => ({ least: [{ unpaid }, most] }),
);
eachBeyond.says`energy attached to ${self} ${beyond}`.means(() => ({ unpaid: 'any' }));
eachThere.reads`${cardName} you have in play`.means((name) => ({
  count: { whose: 'own', place: 'inPlay', where: { card: { name } } },
}));
eachThere.says`${cardName} on your bench`.means((name) => ({
  count: { whose: 'own', place: 'bench', where: { card: { name } } },
}));
eachThere.says`pokémon in play`.or`pokémon in play { both yours and your opponent's }`.means(() => ({
  count: { whose: 'both', place: 'inPlay' },
}));
eachThere.says`${cardName} in your discard pile`.means((name) => ({
  cards: { pile: 'discard', whose: 'own', where: { name } },
}));
eachThere.says`pokémon tool attached to all of your pokémon`.means(() => ({
  cards: { on: { whose: 'own', place: 'inPlay' }, part: 'tools' },
}));
eachThere.says`basic energy [card] attached to ${self}`.means((on) => ({
  cards: { on, part: 'energy', where: { basicEnergy: true } },
}));
eachThere.says`special energy [card] attached to ${self}`.means((on) => ({
  cards: { on, part: 'energy', where: { specialEnergy: true } },
}));
eachThere.says`basic ${type} energy [card] attached to ${self}`.means((of, on) => ({
  cards: { on, part: 'energy', where: { basicEnergy: true, type: of } },
}));
eachThere.says`prize card your opponent has remaining`.or`of your opponent's remaining prize card`
  .or`your opponent's remaining prize card`.means(() => ({
  cards: { pile: 'prizes', whose: 'opponent' },
}));

/** Prizes that were taken lie there no more. */
eachThere.says`prize card your opponent has taken`.means(() => ({
  difference: [6, { cards: { pile: 'prizes', whose: 'opponent' } }],
}));
eachThere.says`prize card you have taken`.means(() => ({
  difference: [6, { cards: { pile: 'prizes', whose: 'own' } }],
}));
eachThere.says`of your remaining prize card`.or`your remaining prize card`.means(() => ({
  cards: { pile: 'prizes', whose: 'own' },
}));
eachThere.says`${before} pokémon on your bench`.means((where) => ({
  count: { whose: 'own', place: 'bench', where },
}));
eachThere.says`${before} pokémon in play { both yours and your opponent's }`.means((where) => ({
  count: { whose: 'both', place: 'inPlay', where },
}));
eachThere.says`colorless in ${defending}'s retreat cost`.or`energy in ${defending}'s retreat cost`
  .or`colorless energy in ${defending}'s retreat cost`.means((retreatCost) => ({ retreatCost }));
eachThere.says`colorless in ${self}'s retreat cost`.means((retreatCost) => ({ retreatCost }));
eachThere.says`special condition affecting ${defending}`.means((conditions) => ({ conditions }));
eachThere.says`pokémon in your discard pile that (has|have) the ${attackName} attack`.means((hasAttack) => ({
  cards: { pile: 'discard', whose: 'own', where: { kind: 'pokemon', hasAttack } },
}));
eachThere.says`of your benched pokémon that (has|have) the ${attackName} attack`.means((hasAttack) => ({
  count: { whose: 'own', place: 'bench', where: { card: { hasAttack } } },
}));
eachThere.says`of your pokémon in play that (has|have) the ${attackName} attack`.means((hasAttack) => ({
  count: { whose: 'own', place: 'inPlay', where: { card: { hasAttack } } },
}));
// What was done before, card by card.
eachDone.reads`(energy card|pokémon tool card|pokémon tool|card) (you discarded|you discarded in this way|you moved in this way|you revealed in this way|you attached in this way)`.means(
  () => ({ cards: { bound: '?done' } }),
);
// Energy by its name.
eachThere.says`${cardName} [card] attached to ${self}`.means((name, on) => ({
  cards: { on, part: 'energy', where: { name } },
}));
eachThere.says`${cardName} [card] attached to [all of] ${inPlayGroup}`.means((name, on) => ({
  cards: { on, part: 'energy', where: { name } },
}));
eachThere.says`basic energy [card] attached to [all of] ${inPlayGroup}`.means((on) => ({
  cards: { on, part: 'energy', where: { basicEnergy: true } },
}));
eachThere.says`pokémon tool [card] attached to all pokémon`.means(() => ({
  cards: { on: { whose: 'both', place: 'inPlay' }, part: 'tools' },
}));
eachThere.says`energy attached to both your and your opponent's pokémon`
  .or`energy attached to all pokémon { both yours and your opponent's }`
  .or`energy attached to all pokémon in play`.or`energy attached to all pokémon`.means(() => ({
  energy: { whose: 'both', place: 'inPlay' },
}));
eachThere.says`${type} energy attached to both your and your opponent's pokémon`.means((of) => ({
  energy: { whose: 'both', place: 'inPlay' },
  type: of,
}));
eachThere.says`${adjective} pokémon and ${adjective} pokémon you have in play`.means((a, b) => ({
  count: { whose: 'own', place: 'inPlay', where: { card: { any: [a, b] } } },
}));
eachThere.says`of your pokémon in play that (has|have) ${inName} in (its|their) name`.means((nameHas) => ({
  count: { whose: 'own', place: 'inPlay', where: { card: { nameHas } } },
}));

const notIts = oneOf<'others'>('notItself', [
  [', excluding', 'others'],
  ['other than', 'others'],
]);
eachThere.says`pokémon in play { both yours and your opponent's }${notIts} ${self}`.means(() => ({
  count: { whose: 'both', place: 'inPlay', other: true },
}));
eachThere.says`other pokémon in play { both yours and your opponent's }`.means(() => ({
  count: { whose: 'both', place: 'inPlay', other: true },
}));
eachThere.says`${cardName}, ${cardName}, and ${cardName} in your discard pile`.means((a, x, z) => ({
  cards: { pile: 'discard', whose: 'own', where: { any: [{ name: a }, { name: x }, { name: z }] } },
}));
