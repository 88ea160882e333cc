/** What happened in an official battle, from its record: played again by the rules. */
import { isRefusal, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Story } from '../battle-ending/Story.tsx';
import { prizeRace } from './prizeRace.ts';

type PrizeStoryProps = { battleId: string; seat: Seat; opponent: string };

export default function PrizeStory({ battleId, seat, opponent }: PrizeStoryProps) {
  // The replay's own address: it is here already when somebody watches it next.
  const { data, error } = useQuery<ReplayAnswer<'official'>>({
    queryKey: ['/api/battles', encodeURIComponent(battleId), 'replay'],
  });
  const story = useMemo(() => data && prizeRace(data.record, seat), [data, seat]);
  if (error !== null || (story !== undefined && isRefusal(story)))
    return <p className="story-missing">The figures of this battle did not load.</p>;
  if (data === undefined || story === undefined) return <Skeleton className="story-skeleton" />;
  const ms = Date.parse(data.endedAt) - Date.parse(data.createdAt);
  return <Story {...{ story, battleId, opponent, ms }} raced="Prizes" />;
}
