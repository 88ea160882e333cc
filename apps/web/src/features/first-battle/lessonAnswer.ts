/** The lesson's battle as a server would tell it. */
import type { Seat } from '@pokesol/engine';
import { eventsFor, legalActions, logEntry, type Move, viewFor } from '@pokesol/engine/official';
import type { BattleAnswer, BattleUpdate, MoveJson } from '@pokesol/protocol';
import { LEARNER, type Lesson } from './lesson.ts';
import { cardName } from './names.ts';

const YOU = 'You';
const TEACHER = 'Teacher';

export function answerOf(lesson: Lesson): BattleAnswer<'official'> {
  const { battle, events, version } = lesson;
  const { winner } = battle.state;
  return {
    id: 'first-battle',
    version,
    mode: 'match',
    rules: 'official',
    isMultiplayer: false,
    you: { name: YOU },
    opponent: { name: TEACHER, kind: 'ai' },
    view: viewFor(battle, LEARNER),
    legal: legalActions(battle, LEARNER).map(withoutSeat),
    battleLog: eventsFor(events, LEARNER)
      .map((event) => logEntry(event, namesIn(lesson), playerName, 0))
      .reverse(),
    result: winner === null ? null : winner === LEARNER ? 'victory' : 'defeat',
    turnEndsAt: null,
    turnMsLeft: null,
    setupHash: '',
    createdAt: new Date(0).toISOString(),
  };
}

/** What happened between two states of it, and the board after that. */
export function updateOf(before: Lesson, after: Lesson): BattleUpdate<'official'> {
  const events = [...eventsFor(after.events.slice(before.events.length), LEARNER)];
  return { ...answerOf(after), since: before.version, isLean: false, events, aiNotice: null };
}

const playerName = (seat: Seat): string => (seat === LEARNER ? YOU : TEACHER);

const namesIn = ({ battle }: Lesson) => ({
  player: playerName,
  card: (card: Parameters<typeof cardName>[1]) => cardName(battle, card),
  you: LEARNER as Seat,
});

const withoutSeat = ({ seat: _, ...move }: Move): MoveJson<'official'> => move as MoveJson<'official'>;
