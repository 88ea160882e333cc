/** Has a campaign battle recorded once it is over, announces what it paid, and brings header and campaign up to date. */
import type { BattleAnswer } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserClock } from '../../platform/clock.ts';
import { connection } from '../../platform/connection.ts';
import { toast } from '../../ui/toast.ts';
import { postRecord, recordChanged } from './queries.ts';
import { askedOnce, claimOf, type RecordedBattle, recordBattle, tellingOf } from './recording.ts';

const wait = (ms: number) => new Promise<void>((resolve) => void browserClock.after(ms, resolve));

const recordOnce = askedOnce();

type Ended = Pick<BattleAnswer<'classic'>, 'id' | 'createdAt'> & {
  readonly trainerId: string;
  readonly result: 'victory' | 'defeat';
};

/**
 * `undefined` while nothing is known. `announce`: a failure with a message too, for a battle that ended before the player's
 * eyes; one that is looked at later was announced then.
 */
export function useCampaignRecord(
  address: string,
  { id, createdAt, trainerId, result }: Ended,
  announce: boolean,
): RecordedBattle | undefined {
  const client = useQueryClient();
  const [recorded, setRecorded] = useState<RecordedBattle>();
  useEffect(() => {
    let isShown = true;
    let stopWaiting = () => {};

    async function ask(): Promise<RecordedBattle> {
      const claim = claimOf({
        battleId: id,
        userId: address,
        opponentId: trainerId,
        result,
        began: Date.parse(createdAt),
        ended: Date.now(),
      });
      const answer = await recordBattle({ send: postRecord, wait }, claim);
      recordChanged(client, address);
      if (announce) announceReward(answer, result);
      return answer;
    }

    async function record() {
      const answer = await recordOnce(id, ask);
      if (!isShown) return;
      setRecorded(answer);
      if (answer.kind === 'lost') {
        const again = connection.onBack(() => {
          again();
          void record();
        });
        stopWaiting = again;
      }
    }

    void record();
    return () => {
      isShown = false;
      stopWaiting();
    };
  }, [client, address, id, createdAt, trainerId, result, announce]);
  return recorded;
}

function announceReward(recorded: RecordedBattle, result: 'victory' | 'defeat'): void {
  // What was recorded stands in the ending, word for word.
  if (recorded.kind === 'recorded') return;
  console.warn('The battle was not recorded', recorded.error);
  const { title, message, tone } = tellingOf(recorded, result);
  toast(title, message, tone);
}
