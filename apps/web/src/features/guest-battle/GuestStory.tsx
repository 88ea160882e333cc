/** What happened in a guest's battle, by its own record. */
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OWN_SEAT } from '../battle/data/index.ts';
import { StoryMissing } from '../battle/ending/index.ts';
import { ClassicRecordStory } from '../battle/rules/classic/index.ts';
import { OfficialRecordStory } from '../battle/rules/official/index.ts';
import type { OpenGuestBattle } from './useGuestBattle.ts';

type GuestStoryProps = { guest: Pick<OpenGuestBattle, 'ask' | 'kept'>; opponent: string };

export function GuestStory({ guest: { ask, kept }, opponent }: GuestStoryProps) {
  const [record, setRecord] = useState<TypeOf<AnyRules, 'record'> | null>();
  const battle = kept();
  useEffect(() => {
    if (battle === undefined) return;
    let isHere = true;
    const show = (found: typeof record) => isHere && setRecord(found);
    ask({ kind: 'record', battle }).then(
      (reply) => show(reply.kind === 'recorded' ? reply.record : null),
      (error: unknown) => {
        console.warn('The record of the guest battle did not come', error);
        show(null);
      },
    );
    return () => {
      isHere = false;
    };
  }, [ask, battle]);
  if (record === null) return <StoryMissing />;
  if (record === undefined || battle === undefined) return <Skeleton className="story-skeleton" />;
  const facts = {
    opponent,
    seat: OWN_SEAT,
    createdAt: battle.createdAt,
    endedAt: battle.endedAt ?? battle.createdAt,
  };
  return record.rules === 'official' ? (
    <OfficialRecordStory {...facts} record={record} />
  ) : (
    <ClassicRecordStory {...facts} record={record} />
  );
}
