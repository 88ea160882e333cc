/** What happened in a battle that has ended now: its record comes from the server, and its rules make the story of it. */
import type { AnyRules, Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StoryMissing, type StoryRecord } from './Story.tsx';

export type EndedStoryProps = { battleId: string; seat: Seat; opponent: string };

type FetchedStoryProps<R extends AnyRules> = EndedStoryProps & {
  of: (record: StoryRecord<R>) => ReactNode;
};

export function FetchedStory<R extends AnyRules>({ of, battleId, seat, opponent }: FetchedStoryProps<R>) {
  // The replay's own address: it is here already when the player watches it next.
  const { data, error } = useQuery<ReplayAnswer<R>>({
    queryKey: ['/api/battles', encodeURIComponent(battleId), 'replay'],
  });
  if (error !== null) return <StoryMissing />;
  if (data === undefined) return <Skeleton className="story-skeleton" />;
  return of({ ...data, battleId, seat, opponent });
}
