/** What happened in an official battle, from its record: played again by the rules. */
import { isRefusal } from '@pokesol/engine';
import { useMemo } from 'react';
import { type EndedStoryProps, FetchedStory } from '../../../ending/FetchedStory.tsx';
import { Story, StoryMissing, type StoryRecord } from '../../../ending/Story.tsx';
import { prizeRace } from './prizeRace.ts';

export default function PrizeStory(ended: EndedStoryProps) {
  return <FetchedStory<'official'> {...ended} of={(record) => <OfficialStory {...record} />} />;
}

export function OfficialStory({ record, seat, ...facts }: StoryRecord<'official'>) {
  const story = useMemo(() => prizeRace(record, seat), [record, seat]);
  return isRefusal(story) ? <StoryMissing /> : <Story {...facts} story={story} raced="Prizes" />;
}
