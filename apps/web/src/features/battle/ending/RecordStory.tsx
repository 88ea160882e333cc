/** What happened in a battle whose record is here. */
import type { AnyRules, Refusal, Seat, TypeOf } from '@pokesol/engine';
import { isRefusal } from '@pokesol/engine';
import { useMemo } from 'react';
import { Story, StoryMissing, type StoryRecord } from './Story.tsx';
import type { ToldBattle } from './story.ts';

type RecordStoryProps<R extends AnyRules> = StoryRecord<R> & {
  /** A record that the rules refuse has no story. */
  tell: (record: TypeOf<R, 'record'>, seat: Seat) => ToldBattle | Refusal;
  raced: string;
};

export function RecordStory<R extends AnyRules>({ tell, record, seat, ...facts }: RecordStoryProps<R>) {
  const story = useMemo(() => tell(record, seat), [tell, record, seat]);
  return isRefusal(story) ? <StoryMissing /> : <Story {...facts} seat={seat} story={story} />;
}
