/** What can be done now in Classic, move by move, and what cannot with its reason. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import type { MoveJson } from '@pokesol/protocol';
import { factsIn, nameIn } from '../../../board/cardLook.ts';
import type { Offer } from '../../../screen/whatNowRows.ts';
import { attackPreview } from './preview.ts';
import { handReasons, reasonAgainst } from './reasons.ts';

/** A card of the hand is selected. */
type ClassicOffer = Offer<'classic', CardNo>;
type ClassicMove = MoveJson<'classic'>;

const VERBS = { pokemon: 'Play', energy: 'Attach', trainer: 'Use' } as const;

export const classicOffers = (view: BattleView, legal: readonly ClassicMove[]): readonly ClassicOffer[] => [
  ...legal.flatMap((move) => possibleBy(view, move)),
  ...impossibleNow(view, legal),
];

function possibleBy(view: BattleView, move: ClassicMove): readonly ClassicOffer[] {
  const offer = { moves: [move], place: null, reason: null };
  switch (move.type) {
    case 'endTurn':
    case 'choose':
      return [];
    case 'attack': {
      const preview = attackPreview(view);
      const ends = preview?.isKnockOut === true ? `, knocks out ${preview.target}` : '';
      const text = `Attack: ${preview?.name ?? ''}`;
      return [{ ...offer, text, detail: `${preview?.damage ?? 0} damage${ends}` }];
    }
    case 'promote':
      return [{ ...offer, text: 'Move a benched Pokemon up', detail: 'Your active position is empty' }];
    case 'play':
    case 'attach':
    case 'trainer': {
      const verb = VERBS[factsIn(view, move.card)?.kind ?? 'trainer'];
      const { pokemon } = 'pokemon' in move ? move : { pokemon: 'target' in move ? move.target : null };
      const detail = pokemon === null ? '' : 'Choose a Pokemon for it';
      return [{ ...offer, text: `${verb} ${nameIn(view, move.card)}`, detail, place: move.card }];
    }
  }
}

function impossibleNow(view: BattleView, legal: readonly ClassicMove[]): readonly ClassicOffer[] {
  const off = { detail: '', place: null, moves: [] };
  const { active } = view.you;
  const isAttackOff = active !== null && !legal.some(({ type }) => type === 'attack');
  const refusal = isAttackOff ? reasonAgainst(view, { type: 'attack', pokemon: active.id, attack: 0 }) : null;
  const attack = `Attack: ${attackPreview(view)?.name ?? 'no Pokemon there'}`;
  return [
    { ...off, text: attack, reason: refusal && { message: refusal.message } },
    ...[...handReasons(view, legal)].map(([card, { message }]) => ({
      ...off,
      text: nameIn(view, card),
      reason: { message },
    })),
  ];
}
