/** What holds for a while for all Pokémon of a player, those that come into play later too. */
import type { AbilityKind, Modifier, PokemonFilter, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { pokemonOfKind } from './cards.ts';
import { before, described, relative } from './describing.ts';
import { attackers } from './holders.ts';
import { amount, less, number } from './numbers.ts';
import { theirFallen } from './prizeLaws.ts';

import { each } from './quantities.ts';

export const covering = listPhrase<Step>('covering');

type OfPlayer = { readonly whose: Whose; readonly where?: PokemonFilter };

const player = oneOf<Whose>('coverOwner', [
  ['your', 'own'],
  ["your opponent's", 'opponent'],
  ['their', 'opponent'],
]);
/** «Your Fire Pokémon», as many as there are and will be. */
const allOf = phrase<OfPlayer>('allOfPlayer');
allOf.says`${player} pokémon`.means((whose) => ({ whose }));
allOf.says`${player} ${before} pokémon`.means((whose, where) => ({ whose, where }));
allOf.says`${player} ${described}`.means((whose, where) => ({ whose, where }));
allOf.says`${player} pokémon ${relative}`.means((whose, where) => ({ whose, where }));

const window = oneOf<'thisTurn' | 'duringOwnNextTurn' | 'duringOpponentsNextTurn'>('coverWindow', [
  ['during this turn', 'thisTurn'],
  ['this turn', 'thisTurn'],
  ['during your next turn', 'duringOwnNextTurn'],
  ["during your opponent's next turn", 'duringOpponentsNextTurn'],
]);
// Of the turn or the opponent's next one, as its Pokémon are.
const theirTarget = oneOf<'active'>('theirTarget', [
  ["to your opponent's active pokémon", 'active'],
  ["to the opponent's active pokémon", 'active'],
  ['to the active pokémon', 'active'],
  ['to the defending pokémon', 'active'],
]);

covering.says`${window}, ${allOf}'s attacks do ${amount} more damage ${theirTarget} [{ before applying weakness and resistance }]`
  .or`${window}, attacks used by ${allOf} do ${amount} more damage ${theirTarget} [{ before applying weakness and resistance }]`
  .or`${window}, the attacks of ${allOf} do ${amount} more damage ${theirTarget} [{ before applying weakness and resistance }]`.means(
  (turn, of, by, _to) => [{ do: 'cover', ...of, modifier: { change: 'damageDealt', by }, window: turn }],
);
// The Active Pokémon is the one that attacks.
covering.reads`${window}, each of your active pokémon's attacks does ${amount} more damage ${theirTarget} [{ before applying weakness and resistance }]`.means(
  (turn, by) => [{ do: 'cover', whose: 'own', modifier: { change: 'damageDealt', by }, window: turn }],
);

/** Only such an Active one. */
const toSuch = phrase<PokemonFilter>('toSuchActive');
toSuch.says`to your opponent's active ${described}`.means((where) => where);
toSuch.says`to your opponent's active ${pokemonOfKind} (or|and) active ${pokemonOfKind}`.means((a, b) => ({
  card: { any: [{ tag: a }, { tag: b }] },
}));
const attacksOf = phrase<OfPlayer>('attacksOfPlayer');
attacksOf.says`${allOf}'s attacks`.or`(attacks used by|the attacks of) ${allOf}`.means((of) => of);
covering.says`${window}, ${attacksOf} do ${amount} more damage ${toSuch} [{ before applying weakness and resistance }]`.means(
  (turn, of, by, to) => [{ do: 'cover', ...of, modifier: { change: 'damageDealt', by, to }, window: turn }],
);
covering.says`${window}, ${allOf}'s attacks do ${amount} more damage ${theirTarget} for each ${each} [{ before applying weakness and resistance }]`.means(
  (turn, of, n, _to, counted) => [
    { do: 'cover', ...of, modifier: { change: 'damageDealt', by: { product: [n, counted] } }, window: turn },
  ],
);

covering.says`${window}, if ${theirFallen} by damage from an attack (used by|from|of) ${allOf}, take ${number} more prize card`.means(
  (turn, fallen, of, by) => [
    {
      do: 'cover',
      ...of,
      modifier: { change: 'prizesTaken', by, ...fallen } satisfies Modifier,
      window: turn,
    },
  ],
);

covering.says`${window}, damage from ${attacksOf} isn't affected by any effects on your opponent's active pokémon`.means(
  (turn, of) => [
    { do: 'cover', ...of, modifier: { change: 'damageIgnores', what: 'effects' }, window: turn },
  ],
);

// What stands in brackets behind the sentence is folded into it (text/tokens.ts).
covering.says`${window}, ${allOf} can't attack, those that come later too`.means((turn, of) => [
  { do: 'cover', ...of, modifier: { change: 'cannot', what: 'attack' }, window: turn },
]);
covering.says`${window}, all of ${allOf} take ${less} less damage from attacks from your opponent's pokémon { after applying weakness and resistance }, those that come later too`.means(
  (turn, of, by) => [
    { do: 'cover', ...of, modifier: { change: 'damageTaken', by, ofOpponent: true }, window: turn },
  ],
);
covering.says`${window}, all of ${allOf} take ${less} less damage from attacks from your opponent's ${attackers} { after applying weakness and resistance }, those that come later too`.means(
  (turn, of, by, from) => [
    { do: 'cover', ...of, modifier: { change: 'damageTaken', by, ofOpponent: true, from }, window: turn },
  ],
);
covering.says`${window}, all of ${allOf} take ${less} less damage from attacks { after applying weakness and resistance }, those that come later too`.means(
  (turn, of, by) => [{ do: 'cover', ...of, modifier: { change: 'damageTaken', by }, window: turn }],
);
covering.says`${window}, prevent all damage done to ${allOf} by attacks from your opponent's pokémon, those that come later too`.means(
  (turn, of) => [
    { do: 'cover', ...of, modifier: { change: 'preventDamage', ofOpponent: true }, window: turn },
  ],
);
const powersOf = oneOf<AbilityKind>('powersOf', [
  ['poké-powers', 'Poké-Power'],
  ['poké-bodies', 'Poké-Body'],
]);
covering.says`${window}, your opponent can't use any ${powersOf} on (their|his or her) pokémon`.means(
  (turn, kind) => [
    { do: 'cover', whose: 'opponent', modifier: { change: 'noAbilities', kind }, window: turn },
  ],
);
