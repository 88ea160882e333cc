/** What a trainer has just said, with its portrait: it stays until it can have been read, whatever the animation does. */
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TrainerPortrait } from './TrainerPortrait.tsx';
import './trainerSpeech.css';
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { type Saying, sayingOf } from './sayings.ts';

/** Long enough for the first look, and then some for each letter. */
const readingMs = (text: string) => 1_600 + text.length * 45;

type TrainerSpeechProps = {
  trainerId: string;
  /** What the animation has a trainer say at this moment; the same object for as long as it does. */
  saying: Saying | null;
};

export function TrainerSpeech({ trainerId, saying }: TrainerSpeechProps) {
  const [said, setSaid] = useState<Saying | null>(saying);
  if (saying !== null && saying !== said) setSaid(saying);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid((now) => (now === said ? null : now)), readingMs(said.text));
    return () => clearTimeout(timer);
  }, [said]);
  if (said === null) return null;
  // Out of the board's own frame, which may clip it. Assistive technology gets the same from the battle log.
  return createPortal(
    <div key={said.text} className="speech" aria-hidden="true">
      <TrainerPortrait id={trainerId} className="speech-portrait" />
      <p className="speech-text">{said.text}</p>
    </div>,
    document.body,
  );
}

/** The same function as long as the opponent is the same. */
export function useSpeaker(
  trainerId: string | undefined,
): (event: TypeOf<AnyRules, 'event'>, after: TypeOf<AnyRules, 'view'>) => Saying | null {
  return useCallback((event, after) => sayingOf(trainerId, event, after), [trainerId]);
}
