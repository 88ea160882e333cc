/** The table of a guest's battle, by its rules: the same as any other, with an end of its own. */
import { type ReactNode, Suspense } from 'react';
import type { AnyNotedBattle } from '../battle/data/index.ts';
import type { CampaignEndingOf, OwnEnding } from '../battle/ending/index.ts';
import { ClassicBattle } from '../battle/rules/classic/index.ts';
import { OfficialBattle } from '../battle/rules/official/index.ts';
import { BattleFrames } from '../battle/table/index.ts';
import { GuestStory } from './GuestStory.tsx';
import { GuestWays, PlayAgain } from './GuestWays.tsx';
import { useGuestSession } from './guestSession.ts';
import { KeepPlaying } from './KeepPlaying.tsx';
import type { OpenGuestBattle } from './useGuestBattle.ts';

type GuestTableProps = { first: AnyNotedBattle; guest: OpenGuestBattle; navigation: ReactNode };

export default function GuestTable({ first, guest, navigation }: GuestTableProps) {
  const ending: OwnEnding = {
    story: <GuestStory guest={guest} opponent={first.opponent.name} />,
    ways: <GuestWays kept={guest.kept} />,
  };
  const campaignEnding: CampaignEndingOf = () => ({
    words: <KeepPlaying kept={guest.kept} />,
    buttons: <PlayAgain kept={guest.kept} />,
  });
  const around = { campaignEnding, navigation, ending };
  if (first.rules === 'classic')
    return <ClassicBattle {...around} first={first} useSession={useGuestSession<'classic'>} selectsFirst />;
  return (
    <Suspense fallback={<BattleFrames />}>
      <OfficialBattle {...around} first={first} useSession={useGuestSession<'official'>} />
    </Suspense>
  );
}
