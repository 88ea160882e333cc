/** Trainers of the first years that lie on a Pokémon as long as they work. */
import type { Modifier, Selector, Step, Window } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { amount, less } from './numbers.ts';
import { pickPokemon } from './picks.ts';
import { self, thisCard } from './pokemon.ts';

/** With the full stop that ends it. «Attach it to 1 of your Pokémon» is left out before where it has its name (`text/ruleLines.ts`). */
export const cardsOnPokemon = listPhrase<Step>('cardsOnPokemon');

const MINE: Selector = { whose: 'own', place: 'inPlay' };
const lying = (modifier: Modifier, on: Selector, window: Window): readonly Step[] => [
  { do: 'place', modifier, on, window, withCard: true },
];
/** Until which end of a turn it lies there. */
const gone = phrase<'gone'>('goneAtTurnsEnd');
gone.says`at the end of your turn, discard ${thisCard}.`
  .or`discard ${thisCard} at the end of your turn.`.means(() => 'gone');
const goneLater = phrase<'goneLater'>('goneAfterTheirs');
goneLater.says`at the end of your opponent's next turn, discard ${thisCard}.`.means(() => 'goneLater');

cardsOnPokemon.says`attach this card to 1 of your pokémon. ${goneLater} damage done to that pokémon by attacks is reduced by ${less} { after applying weakness and resistance }.`
  .or`${goneLater} damage done to that pokémon by attacks is reduced by ${less} { after applying weakness and resistance }.`.means(
  (_gone, by) =>
    lying(
      { change: 'damageTaken', by },
      pickPokemon({ from: MINE, min: 1, max: 1 }),
      'untilOpponentsNextTurnEnds',
    ),
);
cardsOnPokemon.says`attach ${thisCard} to your active pokémon. ${gone} if this pokémon's attack does damage to the defending pokémon { after applying weakness and resistance }, the attack does ${amount} more damage to the defending pokémon.`.means(
  (_this, _gone, by) =>
    lying({ change: 'damageDealt', by, after: true }, { whose: 'own', place: 'active' }, 'thisTurn'),
);
const attacks = oneOf<'attacks'>('holderAttacks', [['attacks', 'attacks']]);
cardsOnPokemon.says`attach this card to 1 of your pokémon. ${gone} if ${self} ${attacks}, the attack does ${amount} more damage to the active pokémon { before applying weakness and resistance }.`
  .or`${gone} if ${self} ${attacks}, the attack does ${amount} more damage to the active pokémon { before applying weakness and resistance }.`.means(
  (_gone, _self, _attacks, by) =>
    lying({ change: 'damageDealt', by }, pickPokemon({ from: MINE, min: 1, max: 1 }), 'thisTurn'),
);
