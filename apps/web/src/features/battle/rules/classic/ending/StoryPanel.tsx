/** What happened in a Classic battle, from its record: played again by the rules. */
import { isRefusal } from '@pokesol/engine';
import { useMemo } from 'react';
import { type EndedStoryProps, FetchedStory } from '../../../ending/FetchedStory.tsx';
import { Story, StoryMissing, type StoryRecord } from '../../../ending/Story.tsx';
import { storyOf } from './battleStory.ts';

export default function StoryPanel(ended: EndedStoryProps) {
  return <FetchedStory<'classic'> {...ended} of={(record) => <ClassicStory {...record} />} />;
}

export function ClassicStory({ record, seat, ...facts }: StoryRecord<'classic'>) {
  const story = useMemo(() => storyOf(record, seat), [record, seat]);
  return isRefusal(story) ? <StoryMissing /> : <Story {...facts} story={story} raced="Knock-outs" />;
}
