/** Actions that are no card: the end of a turn, answers, giving up, the clock. */
import { otherSeat, type Seat } from '../../kernel/ids.ts';
import { OFFICIAL } from '../model/rules.ts';
import { push } from '../procedure/stack.ts';
import { firstAnswer, itemsOf, judgeAnswer, wholeAnswersTo, withItem } from '../resolve/answers.ts';
import { answer, run } from '../resolve/run.ts';
import { turnEnds } from '../steps/turn.ts';
import { type Draft, endBattle } from '../table/draft.ts';
import type { ActionRule } from './rule.ts';

export const endTurn: ActionRule<'endTurn'> = {
  check: () => null,
  offers: (_battle, seat) => [{ type: 'endTurn', seat }],
  perform: (draft, { seat }) => {
    draft.state.sides[seat].timeouts = 0;
    push(draft, { seat, by: 'game', steps: [...turnEnds(false)] });
  },
};

export const choose: ActionRule<'choose'> = {
  check: ({ state: { choice } }, { seat, answer: given }) => {
    if (choice === null) return 'NO_CHOICE_OPEN';
    return choice.seat === seat ? judgeAnswer(choice, given) : 'NOT_YOUR_CHOICE';
  },
  offers: ({ state: { choice } }, seat) =>
    choice?.seat === seat
      ? wholeAnswersTo(choice).map((given) => ({ type: 'choose', seat, answer: given }) as const)
      : [],
  // A copy: what happened must not change with the caller's list.
  perform: (draft, { answer: given }) => answer(draft, Array.isArray(given) ? [...given] : given),
};

export const pick: ActionRule<'pick'> = {
  check: ({ state: { choice } }, { seat, item }) => {
    if (choice === null) return 'NO_CHOICE_OPEN';
    if (choice.seat !== seat) return 'NOT_YOUR_CHOICE';
    return itemsOf(choice).includes(item) ? null : 'NOT_AMONG_THE_CHOICES';
  },
  offers: ({ state: { choice } }, seat) =>
    choice?.seat === seat ? itemsOf(choice).map((item) => ({ type: 'pick', seat, item }) as const) : [],
  perform: (draft, { item }) => {
    const { choice } = draft.state;
    if (choice === null) return;
    const more = withItem(choice, item);
    draft.state.choice = more;
    // What cannot be picked any further is answered.
    const [whole] = wholeAnswersTo(more);
    if (itemsOf(more).length === 0 && whole !== undefined) answer(draft, whole);
  },
};

export const concede: ActionRule<'concede'> = {
  check: () => null,
  offers: () => [],
  perform: (draft, { seat }) => endBattle(draft, otherSeat(seat), 'opponent_conceded'),
};

/** The first answer that is allowed to whatever is asked, then the end of the turn, if it is the seat's. */
export const timeOut: ActionRule<'timeOut'> = {
  check: () => null,
  offers: () => [],
  perform: (draft, { seat }) => {
    const { state } = draft;
    const side = state.sides[seat];
    side.timeouts += 1;
    if (side.timeouts >= OFFICIAL.timeoutsToLose) {
      endBattle(draft, otherSeat(seat), 'opponent_timed_out');
      return;
    }
    const { turn } = state;
    answerAll(draft, seat);
    if (state.phase !== 'active' || state.turn !== turn || state.current !== seat || state.choice !== null)
      return;
    push(draft, { seat, by: 'game', steps: [...turnEnds(true)] });
    run(draft);
    // The question may be one of the Checkup that this has brought.
    answerAll(draft, seat);
  },
};

function answerAll(draft: Draft, seat: Seat): void {
  for (let { choice } = draft.state; choice?.seat === seat; choice = draft.state.choice)
    answer(draft, firstAnswer(choice));
}
