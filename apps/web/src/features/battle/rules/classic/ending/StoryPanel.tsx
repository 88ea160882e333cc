/** What happened in a Classic battle, from its record: played again by the rules. */
import { isRefusal, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import { Story, StoryMissing, type StoryRecord } from '../../../ending/Story.tsx';
import { storyOf } from './battleStory.ts';

type StoryPanelProps = { battleId: string; seat: Seat; opponent: string };

export default function StoryPanel({ battleId, seat, opponent }: StoryPanelProps) {
  // The replay's own address: it is here already when the player watches it next.
  const { data, error } = useQuery<ReplayAnswer<'classic'>>({
    queryKey: ['/api/battles', encodeURIComponent(battleId), 'replay'],
  });
  if (error !== null) return <StoryMissing />;
  if (data === undefined) return <Skeleton className="story-skeleton" />;
  return <ClassicStory {...{ ...data, battleId, seat, opponent }} />;
}

export function ClassicStory({ record, seat, ...facts }: StoryRecord<'classic'>) {
  const story = useMemo(() => storyOf(record, seat), [record, seat]);
  return isRefusal(story) ? <StoryMissing /> : <Story {...facts} story={story} raced="Knock-outs" />;
}
