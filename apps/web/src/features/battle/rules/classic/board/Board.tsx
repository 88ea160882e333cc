/**
 * A whole battle board, drawn from a view: both sides, their places and piles, the own hand. Places carry names for
 * drawing over them: `data-pokemon={id}`, `data-pile="your-deck"`, `data-hand-card={no}`, `data-place="your-hand"`.
 */
import type { BattleView } from '@pokesol/engine/classic';
import { useMemo } from 'react';
import { toast } from '../../../../../ui/toast.ts';
import { type BoardAround, BoardFrame } from '../../../board/BoardFrame.tsx';
import { type CardLookup, useCardLook } from '../../../board/cardLook.ts';
import { cardCountText } from '../../../board/spoken.ts';
import { useWhose } from '../../../board/whose.ts';
import { ActiveSpot } from './ActiveSpot.tsx';
import { Bench } from './Bench.tsx';
import { BoardContext, type Interaction, type Pile } from './boardContext.ts';
import { Hand } from './Hand.tsx';
import { Side } from './Side.tsx';

export type BoardProps = BoardAround & {
  view: BattleView;
  /** Absent where nothing can be done, as in a replay. */
  interaction?: Interaction | undefined;
  /** A discard pile was pressed: besides its count, what lies in it can be shown. */
  onDiscard?: ((pile: 'your-discard' | 'opponent-discard') => void) | undefined;
  /** The pictures of the cards, where the caller has them already. */
  look?: CardLookup | undefined;
};

const PILES: Readonly<Record<Pile, string>> = {
  'your-deck': 'Deck',
  'your-discard': 'Discard Pile',
  'opponent-deck': 'Deck',
  'opponent-discard': 'Discard Pile',
};

export function Board(props: BoardProps) {
  return props.look === undefined ? <LookingBoard {...props} /> : <Table {...props} look={props.look} />;
}

function LookingBoard(props: BoardProps) {
  const { look } = useCardLook(props.view);
  return <Table {...props} look={look} />;
}

function Table({ view, interaction, onDiscard, look, ...around }: BoardProps & { look: CardLookup }) {
  const whose = useWhose();
  const state = useMemo(() => {
    const counts: Record<Pile, number> = {
      'your-deck': view.you.deckCount,
      'your-discard': view.you.discard.length,
      'opponent-deck': view.opponent.deckCount,
      'opponent-discard': view.opponent.discard.length,
    };
    const onPile = (pile: Pile) => {
      toast(`${whose(pile.startsWith('your-'))} ${PILES[pile]}`, cardCountText(counts[pile]), 'quiet');
      if (counts[pile] > 0 && (pile === 'your-discard' || pile === 'opponent-discard')) onDiscard?.(pile);
    };
    return { view, look, interaction, onPile };
  }, [view, look, interaction, onDiscard, whose]);
  const isSetup = view.phase === 'setup';
  const sideOf = (isOwn: boolean) => (isOwn ? view.you : view.opponent);
  return (
    <BoardContext value={state}>
      <BoardFrame
        {...around}
        turn={view.turn}
        active={(isOwn) => <ActiveSpot side={sideOf(isOwn)} isOwn={isOwn} isSetup={isSetup} />}
        bench={(isOwn) => <Bench side={sideOf(isOwn)} isOwn={isOwn} />}
        hand={<Hand />}
        side={(owner) => <Side side={sideOf(owner.isOwn)} {...owner} />}
      />
    </BoardContext>
  );
}
