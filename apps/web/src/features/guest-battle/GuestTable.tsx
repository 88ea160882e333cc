/** The table of a guest's battle, by its rules: the same as any other, with an end of its own. */
import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { useCardLook } from '../battle/board/index.ts';
import type { AnyNotedBattle } from '../battle/data/index.ts';
import type { CampaignEndingOf, OwnEnding } from '../battle/ending/index.ts';
import { Arena } from '../battle/rules/classic/index.ts';
import { OfficialBattle } from '../battle/rules/official/index.ts';
import { BoardSkeleton } from '../battle/table/index.ts';
import { GuestStory } from './GuestStory.tsx';
import { GuestWays, PlayAgain } from './GuestWays.tsx';
import { useGuestSession } from './guestSession.ts';
import { KeepPlaying } from './KeepPlaying.tsx';
import type { OpenGuestBattle } from './useGuestBattle.ts';

type GuestTableProps = { first: AnyNotedBattle; guest: OpenGuestBattle; navigation: ReactNode };

export default function GuestTable({ first, guest, navigation }: GuestTableProps) {
  const { isReady } = useCardLook(first.rules === 'classic' ? first.view : undefined);
  const ending: OwnEnding = {
    story: <GuestStory guest={guest} opponent={first.opponent.name} />,
    ways: <GuestWays kept={guest.kept} />,
  };
  const campaignEnding: CampaignEndingOf = () => ({
    words: <KeepPlaying kept={guest.kept} />,
    buttons: <PlayAgain kept={guest.kept} />,
  });
  if (first.rules === 'official')
    return (
      <Suspense fallback={<Frames />}>
        <OfficialBattle
          {...{ first, campaignEnding, navigation, ending }}
          useSession={useGuestSession<'official'>}
          rematch={null}
        />
      </Suspense>
    );
  if (!isReady) return <Frames />;
  return (
    <div className="arena">
      <Arena
        {...{ first, campaignEnding, navigation, ending }}
        useSession={useGuestSession<'classic'>}
        selectsFirst
      />
    </div>
  );
}

const Frames = () => (
  <div className="arena">
    <h1 className="sr-only">Battle</h1>
    <BoardSkeleton />
  </div>
);
