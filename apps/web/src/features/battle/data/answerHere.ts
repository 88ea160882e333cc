/** A battle that this page plays by itself, answered as a server would answer. */
import type { AnyRules, CardNo, Seat, TypeOf, Verbs } from '@pokesol/engine';
import type {
  AnyBattleAnswer,
  BattleAnswer,
  BattleMode,
  BattleOpponent,
  BattleResult,
  BattleUpdate,
  MoveJson,
} from '@pokesol/protocol';

/** The player’s who has this page open. */
export const OWN_SEAT: Seat = 0;

/** Passed one by one, so that a page loads no other rules than those it plays by. */
type AnswerVerbs<R extends AnyRules> = Pick<Verbs<R>, 'viewFor' | 'legalActions' | 'eventsFor' | 'logEntry'>;

type Battle = TypeOf<AnyRules, 'battle'>;
type Event = TypeOf<AnyRules, 'event'>;

export type BattleHere = {
  readonly battle: Battle;
  /** All that happened in it. */
  readonly events: readonly Event[];
  /** How many actions of either side came before. */
  readonly version: number;
};

export type BattleDetails = {
  readonly id: string;
  readonly mode: BattleMode;
  readonly you: string;
  readonly opponent: BattleOpponent;
  /** As ISO text. */
  readonly createdAt: string;
};

/** The whole log comes with it: no server has its older part. */
export const answerHere = <R extends AnyRules>(
  verbs: AnswerVerbs<R>,
  here: BattleHere,
  of: BattleDetails,
): BattleAnswer<R> =>
  answerSince(
    verbs as unknown as AnswerVerbs<AnyRules>,
    here,
    of,
    0,
  ) as BattleAnswer<AnyRules> as BattleAnswer<R>;

/** What happened between two states of it, and the board after that. */
export function updateHere<R extends AnyRules>(
  verbs: AnswerVerbs<R>,
  before: Pick<BattleHere, 'events' | 'version'>,
  after: BattleHere,
  of: BattleDetails,
): BattleUpdate<R> {
  const anyVerbs = verbs as unknown as AnswerVerbs<AnyRules>;
  const update = {
    ...answerSince(anyVerbs, after, of, before.events.length),
    since: before.version,
    isLean: false,
    events: [...anyVerbs.eventsFor(after.events.slice(before.events.length), OWN_SEAT)],
    aiNotice: null,
  };
  return update as BattleUpdate<AnyRules> as BattleUpdate<R>;
}

/** `from`: the place of the first event in the log. */
function answerSince(
  { viewFor, legalActions, eventsFor, logEntry }: AnswerVerbs<AnyRules>,
  { battle, events, version }: BattleHere,
  { id, mode, you, opponent, createdAt }: BattleDetails,
  from: number,
): AnyBattleAnswer {
  const player = (seat: Seat) => (seat === OWN_SEAT ? you : opponent.name);
  const { printed, printing } = battle;
  const names = { player, card: (card: CardNo) => printed[printing[card] ?? -1]?.name ?? '', you: OWN_SEAT };
  const answer = {
    id,
    version,
    mode,
    rules: battle.rules,
    isMultiplayer: false,
    you: { name: you },
    opponent,
    view: viewFor(battle, OWN_SEAT),
    legal: legalActions(battle, OWN_SEAT).map(withoutSeat),
    battleLog: eventsFor(events.slice(from), OWN_SEAT)
      .map((event) => logEntry(event, names, player, 0))
      .reverse(),
    result: resultOf(battle),
    turnEndsAt: null,
    turnMsLeft: null,
    setupHash: '',
    createdAt,
  };
  // View, moves and log are those of the battle, and so of its rules.
  return answer as AnyBattleAnswer;
}

/** Of `OWN_SEAT`; `null` while it goes on. */
function resultOf({ state: { phase, winner } }: Battle): BattleResult | null {
  if (phase !== 'ended') return null;
  return winner === null ? 'draw' : winner === OWN_SEAT ? 'victory' : 'defeat';
}

/** Whose the moves are, the page knows; it sends them back without saying so. */
const withoutSeat = ({ seat: _, ...move }: TypeOf<AnyRules, 'move'>): MoveJson<AnyRules> =>
  move as MoveJson<AnyRules>;
