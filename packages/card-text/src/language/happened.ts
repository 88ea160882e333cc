/** What happened in this turn or the last one. */
import type { CardFilter, Condition } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { adjective, cardNoun, inName, nameWord, ofKind, pokemonOfKind } from './cards.ts';
import { cardName, ownName } from './numbers.ts';
import { self } from './pokemon.ts';

export const happened = phrase<Condition>('happened');
happened.says`any of your pokémon were knocked out by damage from an (opponent's attack during their|attack from your opponent's pokémon during their|opponent's attack during his or her|attack during your opponent's) last turn`.means(
  () => ({ knockedOutLastTurn: 'byAttack' }),
);
happened.says`any of your pokémon were knocked out during your opponent's last turn`
  .or`1 of your pokémon was knocked out during your opponent's last turn`.means(() => ({
  knockedOutLastTurn: 'anyhow',
}));
happened.says`this pokémon used ${ownName} during your last turn`.means((usedLastTurn) => ({
  usedLastTurn,
}));
happened.reads`${self} used (its|) ${ownName} [attack] [during your] last turn`.means(
  (_self, usedLastTurn) => ({ usedLastTurn }),
);
happened.says`you played (a|any) supporter card from your hand (during this turn|this turn)`.means(() => ({
  playedThisTurn: { trainers: ['supporter'] },
}));
happened.says`you played ${cardName} from your hand (during this turn|this turn)`.means((name) => ({
  playedThisTurn: { name },
}));
happened.says`${self} (was on the bench and became your active pokémon this turn|moved from your bench to the active spot this turn)`.means(
  (cameThisTurn) => ({ cameThisTurn }),
);
happened.says`you played a ${cardNoun} from your hand (during this turn|this turn)`.means(
  (playedThisTurn) => ({
    playedThisTurn,
  }),
);
happened.says`${self} evolved during this turn`.means((evolvedThisTurn) => ({ evolvedThisTurn }));
happened.says`${self} evolved from ${cardName} during this turn`.means((evolvedThisTurn, evolvedFrom) => ({
  all: [{ evolvedThisTurn }, { exists: { among: 'self', where: { evolvedFrom } } }],
}));
happened.says`${self} didn't evolve from ${cardName} during this turn`.means(
  (evolvedThisTurn, evolvedFrom) => ({
    not: { all: [{ evolvedThisTurn }, { exists: { among: 'self', where: { evolvedFrom } } }] },
  }),
);
happened.says`${self} didn't move from (the|your) bench to the active spot this turn`.means(
  (cameThisTurn) => ({
    not: { cameThisTurn },
  }),
);

happened.says`a ${cardName} you had in play was knocked out by damage from an opponent's attack during their last turn`.means(
  (name) => ({ knockedOutLastTurn: 'byAttack', of: { name } }),
);

// Whom it befell, and by what.
const fallen = phrase<CardFilter>('fallen');
fallen.says`${adjective} pokémon`.means((card) => card);
fallen.says`${pokemonOfKind}`.means((tag) => ({ tag }));
fallen.says`${ofKind}`.means((card) => card);
fallen.says`${pokemonOfKind} or ${pokemonOfKind}`.means((a, b) => ({ any: [{ tag: a }, { tag: b }] }));
fallen.says`${cardName}`.means((name) => ({ name }));
fallen.says`${nameWord} pokémon`.means((nameHas) => ({ nameHas }));
fallen.says`pokémon (with|that has|that have) ${inName} in (its|their) name`.means((nameHas) => ({
  nameHas,
}));
const befell = oneOf<'befell'>('befell', [
  ["were Knocked Out during your opponent's last turn", 'befell'],
  ["was Knocked Out during your opponent's last turn", 'befell'],
]);
const fell = oneOf<'fell'>('fellToAttack', [
  ["were Knocked Out by damage from an attack from your opponent's Pokémon during their last turn", 'fell'],
  ["was Knocked Out by damage from an attack from your opponent's Pokémon during their last turn", 'fell'],
  ["were Knocked Out by damage from an opponent's attack during their last turn", 'fell'],
  ["was Knocked Out by damage from an opponent's attack during their last turn", 'fell'],
  ["were Knocked Out by damage from an opponent's attack during his or her last turn", 'fell'],
  ["was Knocked Out by damage from an opponent's attack during his or her last turn", 'fell'],
  ["were Knocked Out by damage from an attack during your opponent's last turn", 'fell'],
  ["was Knocked Out by damage from an attack during your opponent's last turn", 'fell'],
  ["were Knocked Out by damage from an opponent's attack during his or her last turn", 'fell'],
]);
happened.says`(any of your|1 of your) ${fallen} ${befell}`.means((of) => ({
  knockedOutLastTurn: 'anyhow',
  of,
}));
happened.says`(any of your|1 of your) ${fallen} ${fell}`.means((of) => ({
  knockedOutLastTurn: 'byAttack',
  of,
}));
happened.reads`(any of your|1 of your) pokémon ${befell}`.means(() => ({ knockedOutLastTurn: 'anyhow' }));
happened.reads`(any of your|1 of your) pokémon ${fell}`.means(() => ({ knockedOutLastTurn: 'byAttack' }));
