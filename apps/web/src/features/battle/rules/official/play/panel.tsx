/** What the printed game says beside its table: what to do, what is selected, what the buttons do. */
import type { BattleView } from '@pokesol/engine/official';
import type { AtTable, MovesPorts, PadAction, RulesPanel } from '../../../screen/rulesUi.ts';
import { whatNowRows } from '../../../screen/whatNowRows.ts';
import { ThisTurn } from '../board/ThisTurn.tsx';
import { WholeCardText } from '../board/WholeCardText.tsx';
import { boardQuestion } from './boardQuestion.ts';
import { commitOf, officialPrompt, pokemonName } from './messages.ts';
import { cardOf, OptionList } from './OptionList.tsx';
import { remainingActions } from './remainingActions.ts';
import type { OfficialMoves } from './useMoves.ts';
import { useWaited } from './useWaited.ts';
import { officialOffers } from './whatNow.ts';
import './options.css';

type OfficialTableState = AtTable<'official', OfficialMoves>;

/** A player who chooses at once is not announced as waited for. */
const CHOOSING_MS = 600;

function usePrompt(table: OfficialTableState & { readonly isWhatNow: boolean }): string {
  const { newest, look, moves, isPlaying, isWhatNow } = table;
  const { view } = newest;
  const shown = moves.shownView;
  const isWaiting = !isPlaying && !view.yourMove && view.phase !== 'ended';
  const isLong = useWaited(isWaiting, CHOOSING_MS);
  if (isPlaying)
    return view.yourMove && shown.current === shown.seat ? '…' : `${newest.opponent.name} is playing.`;
  if (isWaiting) return isLong ? `${newest.opponent.name} is choosing …` : '…';
  if (isWhatNow) return 'Everything that is possible now.';
  const { choice } = moves.board;
  if (moves.isEndAsked)
    return remainingActions(newest.legal)?.sentence ?? 'Press END TURN again to end your turn.';
  if (choice !== null) return boardQuestion(view, choice, look, moves.board.chosen.size);
  return officialPrompt(view, moves.selection, moves.option, newest.opponent.name, moves.again);
}

function Options(props: OfficialTableState & MovesPorts) {
  const { newest, isPlaying, moves, look, onRead, onReadPokemon } = props;
  const { selection } = moves;
  if (moves.setup !== null || isPlaying || selection === null) return null;
  const card = cardOf(newest.view, selection);
  return (
    <OptionList
      view={newest.view}
      look={look}
      moves={moves}
      onRead={() => {
        if (selection.kind === 'pokemon') onReadPokemon(selection.pokemon);
        else if (card !== undefined) onRead(card);
      }}
    />
  );
}

/** READY, in place of END TURN: what lies there can be taken back until this is pressed. */
function setupAction({ setup, placing, isBusy, setRefused, ready }: OfficialMoves): PadAction | null {
  if (setup === null) return null;
  const isOff = setup.purpose === 'active' && placing.active === null;
  return {
    label: 'READY',
    hint: isOff ? 'no Active yet' : 'no way back',
    tone: isOff ? 'plain' : 'due',
    isOff,
    isBusy,
    onPress: () => {
      if (isOff)
        setRefused({
          title: 'Not ready',
          message: 'A Basic Pokémon begins in your Active Spot: select one of your hand.',
          rule: '2.3',
        });
      else void ready();
    },
  };
}

/** The last button: what is selected and pointed at, named. */
function commit({ newest: { view }, moves }: OfficialTableState): PadAction | null {
  const { option, pointing, pointed, selection, board, isBusy, setup, nextPlace } = moves;
  if (board.choice !== null) return answered(view, moves);
  if (setup !== null) {
    if (selection?.kind !== 'hand' || nextPlace === null) return null;
    const { card } = selection;
    return {
      label: 'Place',
      hint: nextPlace === 'active' ? 'in the Active Spot' : 'on the Bench',
      tone: 'go',
      onPress: () => moves.place(card, nextPlace),
    };
  }
  if (option === null || option.moves.length === 0 || !moves.isOpen) return null;
  const move = pointing.moveAt(pointed);
  const { label, hint, tone } = commitOf(view, option, pointed);
  return {
    label,
    hint: move === null ? 'choose where' : hint,
    tone,
    isOff: move === null,
    isBusy,
    onPress: () => {
      if (move !== null) moves.attempt(move);
    },
  };
}

/** A question that the board asks. */
function answered(view: BattleView, { board, isBusy, perform }: OfficialMoves): PadAction | null {
  const { answer, pointed, choice, chosen } = board;
  if (answer === null || choice === null) return null;
  const name =
    choice.max > 1 ? `${chosen.size} chosen` : pointed === null ? 'none' : pokemonName(view, pointed);
  return {
    label: 'Choose',
    hint: name,
    tone: 'go',
    isBusy,
    onPress: () => void perform({ type: 'choose', answer }),
  };
}

export const OFFICIAL_PANEL: RulesPanel<'official', OfficialMoves> = {
  className: 'official-panel',
  asksWhen: 'with an attack or the Energy left',
  leftToDo: (legal) => remainingActions(legal)?.short,
  pressAgain: 'press again to end',
  backLabel: (isClosing) => (isClosing ? 'Close' : 'Back'),
  usePrompt,
  Signs: ({ view }) => <ThisTurn view={view} small />,
  Options,
  selected: ({ selection, pointing }) => ({
    isOfHand: selection?.kind === 'hand',
    points: pointing.targets.size > 0,
  }),
  whatNow: ({ newest: { view, legal }, moves }) =>
    whatNowRows(legal, officialOffers(view, legal), ({ selection, option }) =>
      moves.choose(selection, option),
    ),
  setupAction,
  commit,
  CardText: (props) => <WholeCardText {...props} isNamed />,
};
