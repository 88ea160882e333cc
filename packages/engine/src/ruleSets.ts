/** The rule sets by name, each with the same verbs: who holds a battle, a view or a record asks here by its `rules`. */
import * as classic from './classic/index.ts';
import type { Seat } from './kernel/ids.ts';
import type { LogEntry, LogNames } from './kernel/log.ts';
import type { Result, SaidRefusal } from './kernel/result.ts';
import { readyToPlay } from './kernel/viewSides.ts';
import * as official from './official/index.ts';

/** What each rule set calls a battle, an action, a view … */
type RuleSetTypes = {
  readonly classic: {
    readonly battle: classic.Battle;
    readonly state: classic.Battle['state'];
    readonly action: classic.Action;
    readonly move: classic.Move;
    readonly event: classic.BattleEvent;
    readonly view: classic.BattleView;
    readonly card: classic.CardFacts;
    readonly setup: classic.SetupRecord;
    readonly record: classic.BattleRecord;
  };
  readonly official: {
    readonly battle: official.Battle;
    readonly state: official.Battle['state'];
    readonly action: official.Action;
    readonly move: official.Move;
    readonly event: official.BattleEvent;
    readonly view: official.BattleView;
    readonly card: official.CardFacts;
    readonly setup: official.SetupRecord;
    readonly record: official.BattleRecord;
  };
};
/** `'classic'` or `'official'`, as battles, views and records say of themselves. */
export type AnyRules = keyof RuleSetTypes;
/** That type of the rule set: `TypeOf<'official', 'view'>`. */
export type TypeOf<R extends AnyRules, What extends keyof RuleSetTypes[R]> = RuleSetTypes[R][What];

type After<R extends AnyRules> = {
  readonly battle: TypeOf<R, 'battle'>;
  readonly events: readonly TypeOf<R, 'event'>[];
};

/** What can be done with a battle of any rules. */
export type Verbs<R extends AnyRules> = {
  /** Raised when a stored battle would play differently. */
  readonly version: number;
  readonly beginRecorded: (setup: TypeOf<R, 'setup'>) => Result<After<R>, SaidRefusal<string>>;
  readonly battleOf: (setup: TypeOf<R, 'setup'>, state: TypeOf<R, 'state'>) => TypeOf<R, 'battle'>;
  readonly commitmentPreimage: (setup: TypeOf<R, 'setup'>) => string;
  readonly replay: (
    record: TypeOf<R, 'record'>,
  ) => Result<readonly (After<R> & { readonly action: TypeOf<R, 'action'> | null })[], SaidRefusal<string>>;
  readonly legalActions: (battle: TypeOf<R, 'battle'>, seat: Seat) => readonly TypeOf<R, 'move'>[];
  readonly isAction: (value: unknown) => value is TypeOf<R, 'action'>;
  readonly applyAction: (
    battle: TypeOf<R, 'battle'>,
    action: TypeOf<R, 'action'>,
  ) => Result<After<R>, SaidRefusal<string>>;
  readonly isToMove: (battle: TypeOf<R, 'battle'>, seat: Seat) => boolean;
  readonly viewFor: (battle: TypeOf<R, 'battle'>, seat: Seat) => TypeOf<R, 'view'>;
  readonly eventsFor: (events: readonly TypeOf<R, 'event'>[], seat: Seat) => readonly TypeOf<R, 'event'>[];
  readonly logEntry: (
    event: TypeOf<R, 'event'>,
    names: LogNames,
    playerId: (seat: Seat) => string,
    timestamp: number,
  ) => LogEntry<TypeOf<R, 'event'>>;
  readonly readyToPlay: (before: TypeOf<R, 'view'>, after: TypeOf<R, 'view'>) => TypeOf<R, 'view'>;
  readonly applyEvent: (view: TypeOf<R, 'view'>, event: TypeOf<R, 'event'>) => TypeOf<R, 'view'>;
  readonly determinize: (
    view: TypeOf<R, 'view'>,
    guess: readonly TypeOf<R, 'card'>[],
    seed: string,
  ) => TypeOf<R, 'battle'>;
};

export const RULE_SETS: { readonly [R in AnyRules]: Verbs<R> } = {
  classic: {
    version: classic.CLASSIC_VERSION,
    beginRecorded: classic.beginRecorded,
    battleOf: classic.battleOf,
    commitmentPreimage: classic.commitmentPreimage,
    replay: classic.replay,
    legalActions: classic.legalActions,
    isAction: classic.isAction,
    applyAction: classic.applyAction,
    isToMove: classic.isToMove,
    viewFor: classic.viewFor,
    eventsFor: classic.eventsFor,
    logEntry: classic.logEntry,
    readyToPlay,
    applyEvent: classic.applyEvent,
    determinize: classic.determinize,
  },
  official: {
    version: official.OFFICIAL_VERSION,
    beginRecorded: official.beginRecorded,
    battleOf: official.battleOf,
    commitmentPreimage: official.commitmentPreimage,
    replay: official.replay,
    legalActions: official.legalActions,
    isAction: official.isAction,
    applyAction: official.applyAction,
    isToMove: official.isToMove,
    viewFor: official.viewFor,
    eventsFor: official.eventsFor,
    logEntry: official.logEntry,
    readyToPlay,
    applyEvent: official.applyEvent,
    determinize: official.determinize,
  },
};

/** The verbs of the rules that a battle, a view or a record names. */
export const verbsOf = <R extends AnyRules>({ rules }: { readonly rules: R }): Verbs<R> => RULE_SETS[rules];
