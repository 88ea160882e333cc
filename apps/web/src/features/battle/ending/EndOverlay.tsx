/** The end of a battle over the whole window: who won, why, what happened, and where to go from here. */
import type { Seat, VictoryCondition } from '@pokesol/engine';
import type { AbandonedBecause, BattleResult } from '@pokesol/protocol';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { lazily } from '../../../platform/lazily.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Deferred } from '../../../ui/Deferred.tsx';
import { ArenaBackdrop } from '../../arena/ArenaBackdrop.tsx';
import { turnCountText } from '../../board/turnMessages.ts';
import { DeafAtFirst } from '../../table/DeafAtFirst.tsx';
import { endingText, RESULT_TEXTS } from '../play/messages.ts';
import { Rematch } from './Rematch.tsx';
import './ending.css';

// The rules that play a battle again come with it.
const StoryPanel = lazily(() => import('./StoryPanel.tsx'));

/** What the campaign adds to the end of one of its battles. */
export type CampaignParts = {
  readonly words: ReactNode;
  /** The ways on: the first of them is the bright one. */
  readonly buttons: ReactNode;
};

type EndOverlayProps = {
  battleId: string;
  seat: Seat;
  result: BattleResult;
  condition: VictoryCondition | null;
  abandonedBecause?: AbandonedBecause | undefined;
  turn: number;
  opponent: string;
  campaign?: CampaignParts | undefined;
};

export function EndOverlay(props: EndOverlayProps) {
  const { battleId, seat, result, condition, abandonedBecause, turn, opponent, campaign } = props;
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
          <ArenaBackdrop className="ending-place" />
          <div ref={box} className="ending-box" tabIndex={-1}>
            <Dialog.Title className="ending-word">{RESULT_TEXTS[result]}</Dialog.Title>
            <div>
              <Dialog.Description className="ending-why">
                {endingText(result, condition, abandonedBecause)}
              </Dialog.Description>
              <p className="ending-facts">
                Against {opponent} · {turnCountText(turn)}
              </p>
            </div>
            {campaign?.words}
            {result !== 'abandoned' && (
              <Deferred broken={null}>
                <StoryPanel battleId={battleId} seat={seat} opponent={opponent} />
              </Deferred>
            )}
            <DeafAtFirst>
              <div className="ending-buttons">
                {campaign === undefined ? <Rematch battleId={battleId} /> : campaign.buttons}
                <Link href={`/battle/${battleId}/replay`} className={buttonClass('secondary')}>
                  Watch the replay
                </Link>
                <Button tone="secondary" onClick={() => window.location.assign('/battle')}>
                  Return to Battle Selection
                </Button>
              </div>
            </DeafAtFirst>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
