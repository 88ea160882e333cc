/** The end of a battle over the whole window: who won, why, what happened, and where to go from here. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleResult } from '@pokesol/protocol';
import { Dialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Deferred } from '../../../ui/Deferred.tsx';
import { ArenaBackdrop } from '../arena/ArenaBackdrop.tsx';
import { turnCountText } from '../board/turnMessages.ts';
import type { Known } from '../session/latest.ts';
import { IgnoreEarlyClicks } from '../table/IgnoreEarlyClicks.tsx';
import './ending.css';

/** What the campaign adds to the end of one of its battles. */
export type CampaignParts = {
  readonly words: ReactNode;
  /** The ways on: the first of them is the bright one. */
  readonly buttons: ReactNode;
};

/** `isNew`: it ended before the player's eyes. */
export type EndedBattle = { readonly battle: Known<AnyRules>; readonly isNew: boolean };

/** What the campaign says at the end of a battle; `undefined` for a battle that is none of its own. */
export type CampaignEndingOf = (ended: EndedBattle) => CampaignParts | undefined;

const RESULT_TEXTS: Readonly<Record<BattleResult, string>> = {
  victory: 'VICTORY',
  defeat: 'DEFEAT',
  draw: 'DRAW',
  abandoned: 'ABANDONED',
};

/** The end of a battle that no server knows: what happened in it, and, where nothing else says so, where it leads. */
export type OwnEnding = { readonly story: ReactNode; readonly ways: ReactNode };

type EndOverlayProps = {
  battleId: string;
  result: BattleResult;
  /** Why it is over, from the reader's side. */
  why: string;
  turn: number;
  opponent: string;
  campaign?: CampaignParts | undefined;
  /** What happened, from the battle's record. */
  story: ReactNode;
  /** Once more, outside of the campaign. */
  rematch: ReactNode;
  /** Instead of replay and selection, where no server knows the battle. */
  ways?: ReactNode;
};

export function EndOverlay(props: EndOverlayProps) {
  const { battleId, result, why, turn, opponent, campaign, story, rematch, ways } = props;
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
            // Of an end that is higher than the window, who won stays in sight.
            box.current?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
        >
          <ArenaBackdrop className="ending-place" />
          <div ref={box} className="ending-box" tabIndex={-1}>
            <Dialog.Title className="ending-word">{RESULT_TEXTS[result]}</Dialog.Title>
            <div>
              <Dialog.Description className="ending-why">{why}</Dialog.Description>
              <p className="ending-facts">
                Against {opponent} · {turnCountText(turn)}
              </p>
            </div>
            {campaign?.words}
            {result !== 'abandoned' && (
              <div className="ending-story" data-short={turn < 2 || undefined}>
                <Deferred broken={null}>{story}</Deferred>
              </div>
            )}
            <IgnoreEarlyClicks>
              <div className="ending-buttons">
                {campaign === undefined ? rematch : campaign.buttons}
                {ways ?? (
                  <>
                    <Link href={`/battle/${battleId}/replay`} className={buttonClass('secondary')}>
                      Watch the replay
                    </Link>
                    <Button tone="secondary" onClick={() => window.location.assign('/battle')}>
                      Return to Battle Selection
                    </Button>
                  </>
                )}
              </div>
            </IgnoreEarlyClicks>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
