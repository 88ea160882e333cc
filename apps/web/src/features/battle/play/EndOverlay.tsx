/** The end of a battle over the whole window: who won, why, and where to go from here. */
import type { VictoryCondition } from '@pokesol/engine';
import type { AbandonedBecause, BattleResult } from '@pokesol/protocol';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { turnCountText } from '../../board/turnMessages.ts';
import { endingText, RESULT_TEXTS } from './messages.ts';

type EndOverlayProps = {
  battleId: string;
  result: BattleResult;
  condition: VictoryCondition | null;
  abandonedBecause?: AbandonedBecause | undefined;
  turn: number;
  opponent: string;
  /** A campaign battle's own ending; with it goes the way back to the campaign. */
  campaign?: ReactNode;
};

export function EndOverlay({
  battleId,
  result,
  condition,
  abandonedBecause,
  turn,
  opponent,
  campaign,
}: EndOverlayProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        {/* Only its own keys lead on: the battle behind it is over. Messages lie above it. */}
        <Dialog.Content
          className="ending scanlines"
          data-result={result}
          // Not its first key: a Space meant for the animation would press it at once.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <div ref={box} className="ending-box" tabIndex={-1}>
            <PixelIcon name={result === 'victory' ? 'star' : 'battle'} className="ending-sign" />
            <Dialog.Title className="ending-word">{RESULT_TEXTS[result]}</Dialog.Title>
            <Dialog.Description className="ending-why">
              {endingText(result, condition, abandonedBecause)}
            </Dialog.Description>
            <p className="ending-facts">
              Against {opponent} · {turnCountText(turn)}
            </p>
            {campaign}
            <div className="ending-buttons">
              {campaign !== undefined && (
                <Link href="/campaign" className={buttonClass('primary')}>
                  Back to Campaign
                </Link>
              )}
              <Button
                tone={campaign === undefined ? 'primary' : 'secondary'}
                onClick={() => window.location.assign('/battle')}
              >
                Return to Battle Selection
              </Button>
              <Link href={`/battle/${battleId}/replay`} className={buttonClass('secondary')}>
                Watch the replay
              </Link>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
