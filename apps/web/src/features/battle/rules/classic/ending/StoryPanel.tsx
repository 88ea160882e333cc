/** What happened in a Classic battle, from its record: played again by the rules. */
import { type EndedStoryProps, FetchedStory } from '../../../ending/FetchedStory.tsx';
import { RecordStory } from '../../../ending/RecordStory.tsx';
import type { StoryRecord } from '../../../ending/Story.tsx';
import { storyOf } from './battleStory.ts';

export const ClassicStory = (record: StoryRecord<'classic'>) => (
  <RecordStory<'classic'> {...record} tell={storyOf} raced="Knock-outs" />
);

export default function StoryPanel(ended: EndedStoryProps) {
  return <FetchedStory<'classic'> {...ended} of={(record) => <ClassicStory {...record} />} />;
}
