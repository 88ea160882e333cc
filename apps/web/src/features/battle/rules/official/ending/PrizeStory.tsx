/** What happened in a battle of the printed game, from its record: played again by the rules. */
import { type EndedStoryProps, FetchedStory } from '../../../ending/FetchedStory.tsx';
import { RecordStory } from '../../../ending/RecordStory.tsx';
import type { StoryRecord } from '../../../ending/Story.tsx';
import { prizeRace } from './prizeRace.ts';

export const OfficialStory = (record: StoryRecord<'official'>) => (
  <RecordStory<'official'> {...record} tell={prizeRace} raced="Prizes" />
);

export default function PrizeStory(ended: EndedStoryProps) {
  return <FetchedStory<'official'> {...ended} of={(record) => <OfficialStory {...record} />} />;
}
