/** What happened in this turn or the last one. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { cardNoun } from './cards.ts';
import { cardName, ownName, type } from './numbers.ts';
import { self } from './pokemon.ts';

export const happened = phrase<Condition>('happened');
happened.says`any of your pokémon were knocked out by damage from an (opponent's attack during their|attack from your opponent's pokémon during their|opponent's attack during his or her|attack during your opponent's) last turn`.means(
  () => ({ knockedOutLastTurn: 'byAttack' }),
);
happened.says`any of your pokémon were knocked out during your opponent's last turn`.means(() => ({
  knockedOutLastTurn: 'anyhow',
}));
happened.says`this pokémon used ${ownName} during your last turn`.means((usedLastTurn) => ({
  usedLastTurn,
}));
happened.reads`${self} used (its|) ${ownName} [attack] [during your] last turn`.means(
  (_self, usedLastTurn) => ({ usedLastTurn }),
);
happened.says`you played (a|any) supporter card from your hand during this turn`.means(() => ({
  playedThisTurn: { trainers: ['supporter'] },
}));
happened.says`you played ${cardName} from your hand during this turn`.means((name) => ({
  playedThisTurn: { name },
}));
happened.says`${self} (was on the bench and became your active pokémon this turn|moved from your bench to the active spot this turn)`.means(
  (cameThisTurn) => ({ cameThisTurn }),
);
happened.says`any of your ${type} pokémon were knocked out by damage from an (attack during your opponent's|opponent's attack during their) last turn`.means(
  (of) => ({ knockedOutLastTurn: 'byAttack', of: { type: of } }),
);
happened.says`you played a ${cardNoun} from your hand during this turn`.means((playedThisTurn) => ({
  playedThisTurn,
}));
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
happened.reads`1 of your pokémon was knocked out during your opponent's last turn`.means(() => ({
  knockedOutLastTurn: 'anyhow',
}));

happened.says`a ${cardName} you had in play was knocked out by damage from an opponent's attack during their last turn`.means(
  (name) => ({ knockedOutLastTurn: 'byAttack', of: { name } }),
);
