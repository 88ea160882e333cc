/** For who made the challenge: its link, how long it is open, and the way to the battle once it is accepted. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { toast } from '../../ui/toast.ts';
import { ArenaBackdrop } from '../battle/arena/index.ts';
import { RULES_NAMES } from '../battle/data/index.ts';
import { CardBack } from '../card/index.ts';
import { ChallengeOver, toLobby } from './ChallengeOver.tsx';
import { formatText, openUntil } from './messages.ts';
import { challengeChanged, withdrawChallenge } from './queries.ts';
import { useAcceptedChallenge } from './useAcceptedChallenge.ts';
import { useMakeChallenge } from './useMakeChallenge.ts';

type OwnChallengeProps = { address: string; challenge: FriendChallengeAnswer };

export function OwnChallenge({ address, challenge }: OwnChallengeProps) {
  const { state } = challenge;
  const { isStarting, start } = useMakeChallenge(address);
  const made = useAcceptedChallenge(address, challenge);

  if (state !== 'open')
    return (
      <ChallengeOver
        challenge={challenge}
        again={
          made !== undefined &&
          state !== 'accepted' && (
            <Button
              busy={isStarting}
              onClick={() => void start(made.deckId, made.rules, made.format, made.anyCards)}
            >
              Challenge again
            </Button>
          )
        }
      />
    );
  return <Waiting challenge={challenge} />;
}

function Waiting({ challenge }: { challenge: FriendChallengeAnswer }) {
  const { id, rules, format, anyCards, expiresAt } = challenge;
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The key that led here is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function withdraw() {
    setBusy(true);
    try {
      // Too late to withdraw it, the page finds out what became of it.
      await withdrawChallenge(id);
      await challengeChanged(client, id);
    } catch (error) {
      toast('Nothing Was Changed', sentenceOf(error), 'destructive');
    }
    setBusy(false);
  }

  return (
    <section className="challenge-stage" aria-labelledby="challenge-title">
      <ArenaBackdrop />
      <div className="challenge-table" aria-hidden="true">
        <CardBack className="challenge-card" />
        <PixelIcon name="battle" className="challenge-swords" />
        <span className="challenge-card is-empty">?</span>
      </div>
      <div className="challenge-words">
        <h2 ref={heading} id="challenge-title" tabIndex={-1} className="pixel-title challenge-title">
          Waiting for your friend
        </h2>
        <p>
          Send them this link. The first player who opens it and accepts sits down at your table, by{' '}
          <b>{RULES_NAMES[rules]}</b> rules{formatText(format)}
          {anyCards && ', for practice with any cards'}.
        </p>
        <CopyText what="link" text={`${window.location.origin}/challenge/${id}`} className="challenge-link" />
        <p role="status" className="challenge-until">
          It is {openUntil(expiresAt)}. Stay here or look around: the arena leads you to the battle.
        </p>
      </div>
      <div className="button-row is-centred">
        <Button tone="secondary" busy={isBusy} onClick={() => void withdraw()}>
          Withdraw Challenge
        </Button>
        {toLobby}
      </div>
    </section>
  );
}
