/** Pokémon in play as texts name them: one, a group, a choice out of a group. */
import type { Reach, Selector, Whose } from '@pokesol/engine/official';
import { either, oneOf, phrase } from '../grammar/phrase.ts';
import { adjective, pokemonOfKind } from './cards.ts';
import { before, described, exception, relative } from './describing.ts';
import { count, selfName, status, thisName } from './numbers.ts';
import { pickPokemon } from './picks.ts';

/** The Pokémon whose text it is. */
export const self = phrase<'self'>('self');
self.says`this pokémon`.or`the pokémon that this card is attached to`.means(() => 'self');
self.reads`${selfName}`.or`this ${selfName}`.means(() => 'self');
/** The card whose text it is, where it is no Pokémon. */
export const thisCard = phrase<'thisCard'>('thisCard');
thisCard.says`this card`.means(() => 'thisCard');
thisCard.reads`${thisName}`.means(() => 'thisCard');
self.reads`the pokémon [that] ${thisCard} is attached to`.means(() => 'self');

/** The opponent's Active Pokémon, whom the texts of many years call Defending. */
export const defending = oneOf<Selector>('defending', [
  ["your opponent's Active Pokémon", 'defending'],
  ['the Defending Pokémon', 'defending'],
  ['Defending Pokémon', 'defending'],
  ['each Defending Pokémon', 'defending'],
  ['1 of the Defending Pokémon', 'defending'],
  ["your opponent's Defending Pokémon", 'defending'],
]);

/** Whose attack is answered. */
export const attacking = oneOf<Selector>('attacking', [['the Attacking Pokémon', 'attacker']]);

export const ownActive = oneOf<Selector>('ownActive', [
  ['your Active Pokémon', { whose: 'own', place: 'active' }],
  ['1 of your Active Pokémon', { whose: 'own', place: 'active' }],
  ['one of your Active Pokémon', { whose: 'own', place: 'active' }],
]);

/** What was chosen before. */
export const pokemonPronoun = phrase<Selector>('pokemonPronoun');
pokemonPronoun.says`that pokémon`.means(() => ({ bound: '?pokemon' }));
// The one that was brought out.
pokemonPronoun.reads`the new (active|defending) pokémon`.means(() => ({ bound: '?pokemon' }));
/** «It», of whatever was spoken of. */
export const it = phrase<Selector>('it');
it.reads`it`.means(() => ({ bound: '?it' }));
const pokemonsPronoun = phrase<Selector>('pokemonsPronoun');
pokemonsPronoun.says`(those pokémon|each of those pokémon|each of them)`.means(() => ({
  bound: '?pokemons',
}));

const owner = oneOf<Whose | 'both'>('owner', [
  ['your', 'own'],
  ["your opponent's", 'opponent'],
  ["both players'", 'both'],
  ["each player's", 'both'],
]);

/** «… Benched Pokémon», with what it is like. */
export const benchGroup = phrase<Reach>('benchGroup');
benchGroup.says`${owner} benched pokémon`.or`pokémon on ${owner} bench`.means((whose) => ({
  whose,
  place: 'bench',
}));
benchGroup.reads`${owner} ${before} benched pokémon`.means((whose, where) => ({
  whose,
  place: 'bench',
  where,
}));
benchGroup.says`${owner} other benched pokémon`.means((whose) => ({ whose, place: 'bench', other: true }));
benchGroup.reads`${owner} benched ${pokemonOfKind} or benched ${pokemonOfKind}`.means((whose, a, b) => ({
  whose,
  place: 'bench',
  where: { card: { any: [{ tag: a }, { tag: b }] } },
}));
benchGroup.says`benched pokémon`.or`benched pokémon { both yours and your opponent's }`.means(() => ({
  whose: 'both',
  place: 'bench',
}));

// Said in full of any description.
benchGroup.says`${owner} benched ${described}`.means((whose, where) => ({ whose, place: 'bench', where }));
benchGroup.says`${owner} other benched ${described}`.means((whose, where) => ({
  whose,
  place: 'bench',
  where,
  other: true,
}));
benchGroup.reads`${described} on ${owner} bench`.means((where, whose) => ({ whose, place: 'bench', where }));
benchGroup.says`benched ${described}`.means((where) => ({ whose: 'both', place: 'bench', where }));

/** Any Pokémon in play of a player. */
export const inPlayGroup = phrase<Reach>('inPlayGroup');
inPlayGroup.says`${owner} pokémon [in play|is play]`.means((whose) => ({ whose, place: 'inPlay' }));
inPlayGroup.says`${owner} other pokémon [in play]`.means((whose) => ({
  whose,
  place: 'inPlay',
  other: true,
}));
inPlayGroup.reads`${owner} pokémon in play ${relative}`.means((whose, where) => ({
  whose,
  place: 'inPlay',
  where,
}));
inPlayGroup.says`${owner} ${adjective} pokémon that (isn't a|aren't) ${pokemonOfKind}`.means(
  (whose, card, tag) => ({
    whose,
    place: 'inPlay',
    where: { card, not: { card: { tag } } },
  }),
);
inPlayGroup.says`${owner} pokémon that (isn't a|aren't) ${pokemonOfKind}`.means((whose, tag) => ({
  whose,
  place: 'inPlay',
  where: { not: { card: { tag } } },
}));
inPlayGroup.says`${owner} ${described} [in play]`.means((whose, where) => ({
  whose,
  place: 'inPlay',
  where,
}));
inPlayGroup.says`${owner} other ${described} [in play]`.means((whose, where) => ({
  whose,
  place: 'inPlay',
  where,
  other: true,
}));
inPlayGroup.reads`pokémon in play ${relative} { both yours and your opponent's }`.means((where) => ({
  whose: 'both',
  place: 'inPlay',
  where,
}));
inPlayGroup.says`pokémon in play`.means(() => ({ whose: 'both', place: 'inPlay' }));

const eachOrAll = oneOf<'each'>('eachOrAll', [
  ['each of', 'each'],
  ['all of', 'each'],
]);

/** Benched Pokémon that something is done to: all of a group, or a choice. */
export const benchTarget = phrase<Selector>('benchTarget');
benchTarget.says`${eachOrAll} ${benchGroup}`.means((_each, group) => group);
benchTarget.reads`each benched pokémon { both yours and your opponent's }`.or`each benched pokémon`
  .or`each pokémon on each player's bench`.means(() => ({
  whose: 'both',
  place: 'bench',
}));
benchTarget.reads`each of your own benched pokémon`.means(() => ({ whose: 'own', place: 'bench' }));
benchTarget.reads`each benched pokémon ${relative} { both yours and your opponent's }`.means((where) => ({
  whose: 'both',
  place: 'bench',
  where,
}));
benchTarget.reads`each benched ${before} pokémon { both yours and your opponent's }`
  .or`each ${before} benched pokémon { both yours and your opponent's }`.means((where) => ({
  whose: 'both',
  place: 'bench',
  where,
}));
benchTarget.says`${count} of ${benchGroup}`.means((many, from) => pickPokemon({ from, ...many }));

/** Pokémon anywhere in play. */
export const inPlayTarget = phrase<Selector>('inPlayTarget');
inPlayTarget.says`${eachOrAll} ${inPlayGroup}`.means((_each, group) => group);
inPlayTarget.says`${count} of ${inPlayGroup}`.means((many, from) => pickPokemon({ from, ...many }));
inPlayTarget.reads`each pokémon { both yours and your opponent's }`.means(() => ({
  whose: 'both',
  place: 'inPlay',
}));
inPlayTarget.reads`each ${described} { both yours and your opponent's }`.means((where) => ({
  whose: 'both',
  place: 'inPlay',
  where,
}));
inPlayTarget.reads`each ${described} { both yours and your opponent's }${exception}`.means((where, not) => ({
  whose: 'both',
  place: 'inPlay',
  where: { ...where, ...not },
}));
inPlayTarget.reads`each pokémon { both yours and your opponent's }${exception}`.means((where) => ({
  whose: 'both',
  place: 'inPlay',
  where,
}));
// Those that have a condition stand in the Active Spot.
inPlayTarget.reads`your opponent's ${status} pokémon`.means((each) => ({
  whose: 'opponent',
  place: 'active',
  where: { statuses: [each] },
}));
inPlayTarget.says`${pokemonPronoun}`.means((it) => it);
inPlayTarget.says`${pokemonsPronoun}`.means((them) => them);

/** Only if it is such a one. */
export const theirActive = phrase<Selector>('theirActiveOfKind');
theirActive.says`your opponent's active ${described}`.means((where) => ({
  whose: 'opponent',
  place: 'active',
  where,
}));
export const activeTarget = phrase<Selector>('activeTarget');
activeTarget.says`${defending}`.means((it) => it);
activeTarget.says`${ownActive}`.means((it) => it);
activeTarget.says`your active ${described}`.means((where) => ({ whose: 'own', place: 'active', where }));
activeTarget.says`${theirActive}`.means((it) => it);
activeTarget.reads`each of your active pokémon`.means(() => ({ whose: 'own', place: 'active' }));
activeTarget.says`each active pokémon { both yours and your opponent's }`.means(() => ({
  whose: 'both',
  place: 'active',
}));
activeTarget.reads`each active ${described} { both yours and your opponent's }`.means((where) => ({
  whose: 'both',
  place: 'active',
  where,
}));
activeTarget.says`${attacking}`.means((it) => it);

/** Whatever a text can do something to. */
export const target = either<Selector>('target', self, activeTarget, benchTarget, inPlayTarget);

export const anyGroup = either<Reach>('anyGroup', benchGroup, inPlayGroup);
/** One Pokémon of a group. */
export const oneOfGroup = phrase<Selector>('oneOfGroup');
oneOfGroup.says`1 of ${anyGroup}`.means((from) => pickPokemon({ from, min: 1, max: 1 }));
oneOfGroup.reads`a ${described} on your bench`.means((where) =>
  pickPokemon({ from: { whose: 'own', place: 'bench', where }, min: 1, max: 1 }),
);

const ownActiveOfKind = phrase<Selector>('ownActiveOfKind');
ownActiveOfKind.says`your active ${described}`.means((where) => ({ whose: 'own', place: 'active', where }));
/** Exactly one Pokémon. */
export const oneTarget = either<Selector>(
  'oneTarget',
  self,
  defending,
  theirActive,
  attacking,
  ownActive,
  ownActiveOfKind,
  pokemonPronoun,
  oneOfGroup,
);
export const selfOrDefending = either<Selector>('selfOrDefending', self, defending);
export const selfOrOne = either<Selector>('selfOrOne', self, oneOfGroup);
/** One that is chosen, or the one that was. */
export const oneOrThat = either<Selector>('oneOrThat', oneOfGroup, pokemonPronoun);
