/** The words of questions for a number. */
import type { BattleView, ChoiceOf } from '@pokesol/engine/official';
import { counted } from '../../../../../platform/format.ts';
import type { Asked } from './asked.ts';

type About = ChoiceOf<'number'>['about'];

const isMoved = ({ step }: Asked): boolean => step?.do === 'moveCounters';

export const numberTitle = ({ about }: ChoiceOf<'number'>, asked: Asked): string =>
  about === 'extraCards'
    ? 'How many extra cards?'
    : about === 'cards'
      ? 'How many cards do you draw?'
      : isMoved(asked)
        ? 'How many damage counters move?'
        : 'How many damage counters?';

export const numberSentence = ({ about, max }: ChoiceOf<'number'>, { opponent }: BattleView): string =>
  about === 'extraCards'
    ? `Your opponent showed ${counted(opponent.mulligans, 'hand')} without a Basic Pokémon: you may draw up to ${counted(max, 'card')}.`
    : '';

const THINGS = { extraCards: 'card', cards: 'card', counters: 'counter' } as const satisfies Record<
  About,
  string
>;

/** «Draw 2 cards», «Move 1 counter», «2 counters». */
export function numberAnswer({ about }: ChoiceOf<'number'>, asked: Asked, chosen: number): string {
  const things = counted(chosen, THINGS[about]);
  if (about !== 'counters') return chosen === 0 ? 'Draw none' : `Draw ${things}`;
  return isMoved(asked) ? `Move ${things}` : `Choose ${things}`;
}
