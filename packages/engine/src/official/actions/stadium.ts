/** Using the Stadium in play: once in each own turn, no matter who played it (rule 10). */
import type { Seat } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import type { TrainerFacts } from '../model/facts.ts';
import type { Battle } from '../model/state.ts';
import { push } from '../procedure/stack.ts';
import { holds } from '../query/select.ts';
import { reasonAgainstUse } from '../query/wouldChange.ts';
import { emit } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';

function inPlay(battle: Pick<Battle, 'printed' | 'printing' | 'state'>): TrainerFacts | null {
  const { stadium: there } = battle.state;
  const facts = there === null ? null : factsOf(battle, there.card);
  return facts?.kind === 'trainer' ? facts : null;
}

/** Of the player who uses it, whose cards and Pokémon its text means. */
const contextOf = (seat: Seat) =>
  ({ seat, by: 'trainer', card: null, source: null, attacker: null, attack: null, bound: {} }) as const;

export const stadium: ActionRule<'stadium'> = {
  check: (battle, { seat }) => {
    const facts = inPlay(battle);
    if (facts?.use === undefined) return 'NO_STADIUM_USE';
    if (battle.state.sides[seat].usedStadium) return 'STADIUM_USED';
    const { needs, price = [], steps } = facts.use;
    if (needs !== undefined && !holds(battle, contextOf(seat), needs)) return 'CARD_NEEDS';
    return reasonAgainstUse(battle, contextOf(seat), price, steps);
  },
  offers: (battle, seat) => (inPlay(battle)?.use === undefined ? [] : [{ type: 'stadium', seat } as const]),
  perform: (draft, { seat }) => {
    const { stadium: there } = draft.state;
    const facts = inPlay(draft);
    if (there === null || facts?.use === undefined) return;
    draft.state.sides[seat].usedStadium = true;
    emit(draft, { type: 'stadiumUsed', seat, card: there.card, name: facts.name });
    const { price = [], steps } = facts.use;
    push(draft, { seat, by: 'trainer', card: null, steps: [...price, ...steps] });
  },
};
