/** The first battle: the printed game taught move by move at its own table, without a server and without a wallet. */
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useMedia } from '../../../platform/useMedia.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { dealtHere } from '../data/queries.ts';
import { OfficialBattle } from '../rules/official/parts.ts';
import { Coach } from './Coach.tsx';
import { keptLesson } from './keptLesson.ts';
import { type Lesson, newLesson, shownPlace } from './lesson.ts';
import { answerOf } from './lessonAnswer.ts';
import { LessonContext, useLessonSession } from './lessonSession.ts';
import { LESSON_STEPS } from './steps.ts';

const LEARNED = [
  'Setting up, drawing, attaching energy, and attacking',
  'Weakness, poison and the Checkup, and what cures it',
  'Evolving, retreating, Trainer cards and special energy',
  'Prizes, Knock Outs, and the three ways to win',
];

type FirstBattlePageProps = {
  /** The ways to the other screens. */
  navigation: ReactNode;
};

export function FirstBattlePage({ navigation }: FirstBattlePageProps) {
  const [lesson, setLesson] = useState<Lesson>(keptLesson.takeUp);
  const [round, setRound] = useState(0);
  // Of each round only what it began with: the table gets everything else as it happens.
  const [begun, setBegun] = useState(lesson);
  const isWide = useMedia('(width >= 62.5em)');
  const place = shownPlace(lesson);
  const [readTo, setReadTo] = useState(-1);
  const isUnread = !isWide && lesson.done === 0 && readTo < place && place < LESSON_STEPS.length;
  const again = useCallback(() => {
    const fresh = newLesson();
    keptLesson.keep(fresh);
    setLesson(fresh);
    setBegun(fresh);
    setReadTo(-1);
    setRound((before) => before + 1);
  }, []);
  const first = useMemo(() => dealtHere(answerOf(begun)), [begun]);
  const progress = useMemo(() => ({ lesson, onProgress: setLesson }), [lesson]);
  return (
    <>
      <title>PokeSol · First battle</title>
      <LessonContext value={progress}>
        <OfficialBattle
          key={round}
          first={first}
          useSession={useLessonSession}
          campaignEnding={() => undefined}
          navigation={navigation}
          coach={(isPlaying) => (
            <Coach
              lesson={lesson}
              isPlaying={isPlaying}
              isWide={isWide}
              isUnread={isUnread}
              onRead={() => setReadTo(place)}
              onAgain={again}
            />
          )}
          advice={LESSON_STEPS[place]?.asks}
          isHeldBack={isUnread}
          ending={{
            story: (
              <ul className="first-battle-learned">
                {LEARNED.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            ),
            ways: (
              <>
                <Link href="/battle" className={buttonClass()}>
                  Battle an opponent
                </Link>
                <Link href="/rules" className={buttonClass('secondary')}>
                  The rules, with pictures
                </Link>
                <Button tone="secondary" onClick={again}>
                  From the beginning
                </Button>
              </>
            ),
          }}
        />
      </LessonContext>
    </>
  );
}
