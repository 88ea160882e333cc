/** All for whom something holds, and whose attacks it is about. */
import type { CardFilter, PokemonFilter, Reach } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { ofKind, plain, pokemonOfKind, stage } from './cards.ts';
import { before, described, exception, one, plainly, relative } from './describing.ts';
import { cardName, type } from './numbers.ts';
import { benchGroup, inPlayGroup, self, thisCard } from './pokemon.ts';
export const side = oneOf<'own' | 'opponent'>('side', [
  ['your', 'own'],
  ["your opponent's", 'opponent'],
]);
/** Of both players. */
const both = oneOf<'both'>('both', [
  ["in play (both yours and your opponent's)", 'both'],
  ["(both yours and your opponent's)", 'both'],
  ["in play (yours and your opponent's)", 'both'],
  ["(yours and your opponent's)", 'both'],
]);

/** The Active Pokémon of a side, whichever it is by then: never a choice. */
const activeGroup = phrase<Reach>('activeGroup');
activeGroup.says`${side} active pokémon`.means((whose) => ({ whose, place: 'active' }));
activeGroup.reads`${side} ${before} active pokémon`.means((whose, where) => ({
  whose,
  place: 'active',
  where,
}));

export const group = phrase<Reach>('group');
group.says`${activeGroup}`.means((it) => it);
group.says`${benchGroup}`.means((it) => it);
group.says`${inPlayGroup}`.means((it) => it);
group.says`pokémon ${both}`.means((whose) => ({ whose, place: 'inPlay' }));

group.reads`(pokémon you have|any pokémon you have) in play`.means(() => ({ whose: 'own', place: 'inPlay' }));
group.reads`pokémon in play`.means(() => ({ whose: 'both', place: 'inPlay' }));
group.says`benched ${described} ${both}`.means((where, whose) => ({ whose, place: 'bench', where }));
group.says`pokémon with a rule box ${both}`.means((whose) => ({
  whose,
  place: 'inPlay',
  where: { card: { tag: 'Rule Box' } },
}));

/** All for whom something holds. */
export const holders = phrase<Reach>('holders');
holders.says`${self}`.means(() => 'self');
holders.says`${group}`.or`any of ${group}`.or`(each of|all of|all) ${group}`.or`each ${group}`.means(
  (it) => it,
);
holders.says`the ${cardName}, ${cardName}, ${cardName}, or ${cardName} ${thisCard} is attached to`.means(
  (a, b, c, d) => ({
    among: 'self',
    where: { card: { any: [{ name: a }, { name: b }, { name: c }, { name: d }] } },
  }),
);
holders.says`the pokémon ${thisCard} is attached to { excluding ${pokemonOfKind} }`.means((_this, tag) => ({
  among: 'self',
  where: { card: { not: { tag } } },
}));
// Of several kinds, and of all but one.
group.says`${side} ${type} and ${type} pokémon`.or`${side} ${type} pokémon and ${type} pokémon`.means(
  (whose, a, b) => ({
    whose,
    place: 'inPlay',
    where: { card: { any: [{ type: a }, { type: b }] } },
  }),
);
const names = listPhrase<CardFilter>('namesInARow');
names.says`${cardName} (and|or) ${cardName}`.or`${cardName}, (and|or) ${cardName}`.means((a, b) => [
  { name: a },
  { name: b },
]);
names.says`${cardName}, ${names}`.means((name, rest) => [{ name }, ...rest]);
const namesIn = phrase<CardFilter>('namesIn');
namesIn.says`${names}`.means((any) => ({ any }));
group.says`${side} ${namesIn} [in play]`.means((whose, card) => ({
  whose,
  place: 'inPlay',
  where: { card },
}));
group.reads`pokémon ${both} { excluding ${pokemonOfKind} }`.means((whose, tag) => ({
  whose,
  place: 'inPlay',
  where: { not: { card: { tag } } },
}));
group.reads`each pokémon ${both} ${relative}`.means((whose, where) => ({ whose, place: 'inPlay', where }));
group.says`both active pokémon`.or`active pokémon { both yours and your opponent's }`
  .or`active pokémon`.means(() => ({ whose: 'both', place: 'active' }));
// Said in full of any description.
activeGroup.says`${side} active ${described}`.means((whose, where) => ({ whose, place: 'active', where }));
activeGroup.says`active ${described}`.or`each player's active ${described}`.means((where) => ({
  whose: 'both',
  place: 'active',
  where,
}));
group.says`${described} ${both}`.means((where, whose) => ({ whose, place: 'inPlay', where }));
group.reads`${described} ${both}${exception}`.means((where, whose, not) => ({
  whose,
  place: 'inPlay',
  where: { ...where, ...not },
}));
group.reads`pokémon ${both}${exception}`.means((whose, where) => ({ whose, place: 'inPlay', where }));
group.reads`both active pokémon${exception}`.means((where) => ({ whose: 'both', place: 'active', where }));
group.reads`${described} in play`.means((where) => ({ whose: 'both', place: 'inPlay', where }));
holders.says`the ${described} ${thisCard} is attached to`.means((where) => ({ among: 'self', where }));
group.reads`the defending pokémon`.means(() => ({ whose: 'opponent', place: 'active' }));
holders.reads`any pokémon ${both}`.means((whose) => ({ whose, place: 'inPlay' }));
holders.reads`a ${before} pokémon ${both}`.means((where, whose) => ({ whose, place: 'inPlay', where }));

/** Which Pokémon of the opponent something comes from, by nothing behind «Pokémon». */
const attackerOfKind = phrase<PokemonFilter>('attackerOfKind');
attackerOfKind.says`${before} pokémon`.means((where) => where);
attackerOfKind.says`${pokemonOfKind}`.means((tag) => ({ card: { tag } }));
attackerOfKind.says`${ofKind}`.means((card) => ({ card }));
attackerOfKind.says`${cardName}`.means((name) => ({ card: { name } }));
/** The same by anything. */
const attacker = phrase<PokemonFilter>('attackerKind');
attacker.says`${attackerOfKind}`.means((where) => where);
attacker.says`pokémon ${relative}`.means((where) => where);
attacker.says`${plainly}`.means((where) => where);
attacker.says`pokémon that (isn't|aren't) (a evolved pokémon|evolved pokémon|evolved)`.means(() => ({
  evolved: false,
}));
/** Of one kind or of several. */
export const attackers = phrase<PokemonFilter>('attackerKinds');
attackers.says`${attacker}`.or`any ${attacker}`.means((it) => it);
attackers.says`${one}`.means((where) => where);
attackers.says`${attacker} (and|or) ${attackerOfKind}`.means((a, b) => ({ any: [a, b] }));
attackers.says`${attackerOfKind} (and|or) pokémon ${relative}`.means((a, b) => ({ any: [a, b] }));
// What is said behind the second is said of both.
attackers.says`${attackerOfKind} (and|or) ${attackerOfKind} ${relative}`.means((a, b, where) => ({
  any: [a, b],
  ...where,
}));
attackers.says`${attacker} and ultra beasts, and by your opponent's ${attacker}`.means((a, b) => ({
  any: [a, { card: { tag: 'Ultra Beast' } }, b],
}));
attackers.reads`${type} (and|or) ${type} pokémon`.means((a, b) => ({
  any: [{ card: { type: a } }, { card: { type: b } }],
}));
attackers.says`${stage} (and|or) ${stage} pokémon`.means((a, b) => ({ card: { stages: [a, b] } }));
attackers.reads`ultra beasts`.means(() => ({ card: { tag: 'Ultra Beast' } }));

/** Whose attacks. */
export const itsAttacks = phrase<Reach>('itsAttacks');
itsAttacks.says`${holders}'s attacks`.or`each of ${holders}'s attacks`.or`attacks used by ${holders}`
  .or`the attacks of ${holders}`.means((on) => on);
itsAttacks.reads`(each of|) ${group}' attacks`.means((on) => on);
itsAttacks.reads`each of ${side} ${type} pokémon's and ${type} pokémon's attacks`.means((whose, a, b) => ({
  whose,
  place: 'inPlay',
  where: { card: { any: [{ type: a }, { type: b }] } },
}));
itsAttacks.reads`${side} ${cardName}'s and ${cardName}'s attacks`.means((whose, a, b) => ({
  whose,
  place: 'inPlay',
  where: { card: { any: [{ name: a }, { name: b }] } },
}));
itsAttacks.reads`${side} ${before} pokémon's attacks, except any ${cardName},`.means(
  (whose, where, name) => ({
    whose,
    place: 'inPlay',
    where: { not: { card: { name } }, ...where },
  }),
);
/** Of a printed kind, as it stands before «both yours and your opponent's». */
export const pokemonOfStage = phrase<CardFilter>('pokemonOfStage');
pokemonOfStage.says`${plain} pokémon`.means((card) => card);
