/** What happened in an official battle, from its record: played again by the rules. */
import { isRefusal, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import { Story, StoryMissing, type StoryRecord } from '../../../ending/Story.tsx';
import { prizeRace } from './prizeRace.ts';

type PrizeStoryProps = { battleId: string; seat: Seat; opponent: string };

export default function PrizeStory({ battleId, seat, opponent }: PrizeStoryProps) {
  // The replay's own address: it is here already when the player watches it next.
  const { data, error } = useQuery<ReplayAnswer<'official'>>({
    queryKey: ['/api/battles', encodeURIComponent(battleId), 'replay'],
  });
  if (error !== null) return <StoryMissing />;
  if (data === undefined) return <Skeleton className="story-skeleton" />;
  return <OfficialStory {...{ ...data, battleId, seat, opponent }} />;
}

export function OfficialStory({ record, seat, ...facts }: StoryRecord<'official'>) {
  const story = useMemo(() => prizeRace(record, seat), [record, seat]);
  return isRefusal(story) ? <StoryMissing /> : <Story {...facts} story={story} raced="Prizes" />;
}
