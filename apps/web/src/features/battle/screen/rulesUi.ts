/** What a rule set brings to the battle screen: its table, its moves, its questions and its words. */
import type { AnyRules, CardNo, PokemonId, TypeOf } from '@pokesol/engine';
import type { BattleOpponent, MoveJson } from '@pokesol/protocol';
import type { ReactNode, Ref, RefObject } from 'react';
import type { AnimatedRules } from '../animation/animatedRules.ts';
import type { CardLookup, Look, ShownCards } from '../board/cardLook.ts';
import type { LowerSide } from '../board/spoken.ts';
import type { KeptPicks } from '../choices/keptPicks.ts';
import type { RulesEnding } from '../ending/BattleEnding.tsx';
import type { Known } from '../session/latest.ts';
import type { Describe, IsQuiet } from '../session/logLines.ts';
import type { BattleSession } from '../session/useBattle.ts';
import type { PadButtonProps } from '../table/PadButton.tsx';
import type { Refused } from '../table/RefusedBox.tsx';
import type { KeyList } from '../table/tableKeys.ts';
import type { KeyPorts } from '../table/useTableKeys.ts';
import type { WhatNowRows } from '../table/WhatNow.tsx';

/** What the animation shows now. */
export type ShownPlayback<R extends AnyRules> = {
  readonly view: TypeOf<R, 'view'>;
  readonly playing: boolean;
  readonly skip: () => void;
};

export type MovesPorts = {
  /** Shows a whole card. */
  readonly onRead: (card: CardNo) => void;
  /** Shows a Pokémon with what is on it. */
  readonly onReadPokemon: (pokemon: PokemonId) => void;
  /** Begins with the first Pokémon selected that can be laid out, where the rules select before they lay out. */
  readonly selectsFirst: boolean;
};

/** What the player does on the table of any rules; each rule set's own moves say more. */
export type TableMoves<R extends AnyRules> = {
  /** The board to draw: as the animation shows it, with what lies there until it is sent. */
  readonly shownView: TypeOf<R, 'view'>;
  /** What the board draws as possible, and calls when it is pressed. */
  readonly interaction: unknown;
  readonly isBusy: boolean;
  /** The battle waits for no other player: the board takes a move, though the own last one may still be shown. */
  readonly isOpen: boolean;
  /** Something is selected, asked or refused that Cancel takes back. */
  readonly hasStep: boolean;
  /** END TURN was pressed once though something is left to do. */
  readonly isEndAsked: boolean;
  readonly askEnd: () => void;
  /** Says why the turn cannot be ended now. */
  readonly refuseEnd: () => void;
  /** Why the last press did nothing. */
  readonly refused: Refused | null;
  readonly cancel: () => void;
  /** Ends the turn, or says why it cannot. */
  readonly endTurn: () => void;
  readonly concede: () => void;
  /** Of the selected thing, for the card beside the table; `null` where the options show it. */
  readonly selectedCard: CardNo | null;
};

/** The table as its parts see it. */
export type AtTable<R extends AnyRules, Moves> = {
  readonly newest: Known<R>;
  /** The board that the animation shows. */
  readonly view: TypeOf<R, 'view'>;
  readonly isPlaying: boolean;
  readonly moves: Moves;
  readonly look: CardLookup;
};

export type TableBoardProps<R extends AnyRules, Moves extends TableMoves<R>> = {
  view: TypeOf<R, 'view'>;
  you: LowerSide;
  opponent: BattleOpponent;
  interaction: Moves['interaction'];
  look: CardLookup;
  bar: ReactNode;
  panel: ReactNode;
  ref: Ref<HTMLDivElement>;
};

export type QuestionProps<R extends AnyRules, Moves> = {
  view: TypeOf<R, 'view'>;
  moves: Moves;
  look: CardLookup;
  /** What a lesson says to answer. */
  advice: string | undefined;
  /** Where what is picked stays while the question is put aside. */
  kept: KeptPicks;
  onPutAside: () => void;
};

export type PokemonReaderProps<R extends AnyRules> = {
  view: TypeOf<R, 'view'>;
  look: CardLookup;
  pokemon: PokemonId;
  goTo: (pokemon: PokemonId) => void;
  onClose: () => void;
};

export type PadAction = Pick<
  PadButtonProps,
  'label' | 'hint' | 'tone' | 'isOff' | 'isBusy' | 'describedBy' | 'onPress'
>;

export type RulesUi<R extends AnyRules, Moves extends TableMoves<R> = TableMoves<R>> = {
  readonly rules: R;
  readonly animation: AnimatedRules<R>;
  readonly isKnownEvent: (event: { readonly type: string }) => boolean;
  readonly describe: Describe<R>;
  readonly isQuiet: IsQuiet<R>;
  readonly keys: KeyList;
  /** What letters do that only this table has, and what they have spoken. */
  readonly useLetters: (newest: Known<R>) => Pick<KeyPorts, 'letters'> & { readonly spoken?: string };
  readonly useLook: (known: ShownCards<TypeOf<R, 'card'>> | undefined) => Look;
  readonly useMoves: (session: BattleSession<R>, playback: ShownPlayback<R>, ports: MovesPorts) => Moves;
  /** Leads the focus to what is selected and asked. */
  readonly useLedFocus: (board: RefObject<HTMLElement | null>, moves: Moves) => void;
  /** «Your Turn»; `now` is the newest board, where nothing is being shown. */
  readonly turnWord: (shown: TypeOf<R, 'view'>, now: TypeOf<R, 'view'> | null) => string;
  /** The card by which a Pokémon in play is known. */
  readonly cardOf: (view: TypeOf<R, 'view'>, pokemon: PokemonId) => CardNo | undefined;
  /** Names the question that a window asks; `undefined` where none does. */
  readonly questionKey: (view: TypeOf<R, 'view'>) => string | undefined;
  readonly Board: (props: TableBoardProps<R, Moves>) => ReactNode;
  readonly Question: (props: QuestionProps<R, Moves>) => ReactNode;
  readonly PokemonReader: (props: PokemonReaderProps<R>) => ReactNode;
  readonly ending: RulesEnding & {
    readonly conditionOf: (view: TypeOf<R, 'view'>) => string | null;
    /** Where no animation shows the end, a message says it, too. */
    readonly hasMessage: boolean;
  };
  readonly panel: RulesPanel<R, Moves>;
};

/** What the rules say beside their table. */
export type RulesPanel<R extends AnyRules, Moves> = {
  readonly className?: string;
  /** When ending a turn is asked about: 'with an attack left'. */
  readonly asksWhen: string;
  /** What a turn that ends now would give away, in the room of a button; `undefined` for nothing. */
  readonly leftToDo: (legal: readonly MoveJson<R>[]) => string | undefined;
  readonly pressAgain: string;
  /** What the button that takes back is called. */
  readonly backLabel: (isClosing: boolean) => string;
  /** What to do now, in one line. */
  readonly usePrompt: (table: AtTable<R, Moves> & { readonly isWhatNow: boolean }) => string;
  /** Behind the prompt, where the mat has no room for it. */
  readonly Signs?: (props: { view: TypeOf<R, 'view'> }) => ReactNode;
  /** What is selected, and what it can do. */
  readonly Options: (props: AtTable<R, Moves> & MovesPorts) => ReactNode;
  /** Of what is selected: a card of the hand, with Pokémon that it may be for. */
  readonly selected?: (moves: Moves) => { readonly isOfHand: boolean; readonly points: boolean };
  readonly whatNow: (table: AtTable<R, Moves>) => WhatNowRows;
  /** In place of END TURN. */
  readonly setupAction?: (moves: Moves) => PadAction | null;
  /** What is pointed at, named; `null` where nothing is. */
  readonly commit: (table: AtTable<R, Moves>) => PadAction | null;
  /** The words of the card that is looked at, where other rules read it than are printed. */
  readonly CardText?: (props: { view: TypeOf<R, 'view'>; card: CardNo }) => ReactNode;
};
