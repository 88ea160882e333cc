/** Abilities that are announced of a card in the own hand or discard pile. */
import { at } from '../../kernel/at.ts';
import type { CardNo, Seat } from '../../kernel/ids.ts';
import { factsOf } from '../../kernel/table.ts';
import type { AbilityEffect } from '../model/abilities.ts';
import type { AbilityFacts } from '../model/facts.ts';
import type { Step } from '../model/language.ts';
import type { Battle, Table } from '../model/state.ts';
import { push } from '../procedure/stack.ts';
import { type Context, ofAbility } from '../query/context.ts';
import { possibleIn } from '../query/possible.ts';
import { holds } from '../query/select.ts';
import { reasonAgainstUse } from '../query/wouldChange.ts';
import { emit, happen, spend } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';

type Announced = Extract<AbilityEffect, { works: 'activated' }>;

/** Where the card has to lie, and what may be announced of it there. */
const ofPile = ({ effects }: AbilityFacts): Announced | undefined =>
  effects?.find((effect): effect is Announced => effect.works === 'activated' && effect.pile !== undefined);

const abilitiesOf = (table: Pick<Table, 'printed' | 'printing'>, card: CardNo): readonly AbilityFacts[] => {
  const facts = factsOf(table, card);
  return facts.kind === 'pokemon' ? facts.abilities : [];
};

const contextOf = (seat: Seat, card: CardNo): Context => ({
  ...ofAbility(seat, null),
  bound: { thisCard: [card] },
});

export const cardAbility: ActionRule<'cardAbility'> = {
  check: (battle, { seat, card, ability: place }) => {
    const { sides, thisTurn } = battle.state;
    const isOwn = [...sides[seat].hand, ...sides[seat].discard].includes(card);
    const facts = isOwn ? abilitiesOf(battle, card)[place] : undefined;
    const effect = facts === undefined ? undefined : ofPile(facts);
    if (facts === undefined || effect?.pile === undefined) return 'NO_SUCH_ABILITY';
    if (!sides[seat][effect.pile].includes(card)) return 'ABILITY_OFF';
    if (facts.once !== undefined && sides[seat].spent.includes(facts.once))
      return { code: 'ONCE_A_GAME', params: { what: facts.once } };
    const isUsed = thisTurn.some(
      (happened) =>
        happened.what === 'abilityUsed' &&
        happened.seat === seat &&
        happened.name === facts.name &&
        (effect.often === 'oncePerTurnByName' || happened.card === card),
    );
    if (effect.often !== 'any' && isUsed) return 'ABILITY_USED';
    const { while: is, price = [], steps } = effect;
    if (is !== undefined && !holds(battle, contextOf(seat, card), is)) return 'CARD_NEEDS';
    return reasonAgainstUse(battle, contextOf(seat, card), price, steps);
  },
  offers: (battle: Battle, seat) => {
    if (!possibleIn(battle.printed).pileAbilities) return [];
    const { hand, discard } = battle.state.sides[seat];
    return [...hand, ...discard].flatMap((card) =>
      abilitiesOf(battle, card).flatMap((facts, place) =>
        ofPile(facts) === undefined ? [] : [{ type: 'cardAbility', seat, card, ability: place } as const],
      ),
    );
  },
  perform: (draft, { seat, card, ability: place }) => {
    const facts = at(abilitiesOf(draft, card), place);
    const effect = ofPile(facts);
    if (effect === undefined) return;
    const { name, once } = facts;
    if (once !== undefined) spend(draft, seat, once);
    happen(draft, { what: 'abilityUsed', seat, name, card });
    emit(draft, { type: 'cardAbilityUsed', seat, name, card });
    const ends: readonly Step[] = effect.endsTurn === true ? [{ do: 'endTurn' }] : [];
    push(draft, {
      seat,
      by: 'ability',
      steps: [...(effect.price ?? []), ...effect.steps, ...ends],
      bound: { thisCard: [card] },
    });
  },
};
