/** The pack on its stage while it waits, jumps, bursts and the cards are on their way. */
import { PackArt, type PackLook } from '../store/PackArt.tsx';
import type { OpeningPhase } from './openingMachine.ts';

const PACK_MOTION: Partial<Record<OpeningPhase, string>> = {
  waiting: 'animate-bob',
  jumping: 'animate-shake',
  exploding: 'animate-burst',
};

type PackStageProps = { phase: OpeningPhase; art: PackLook };

export function PackStage({ phase, art }: PackStageProps) {
  return (
    <div className="shelf grid min-h-84 place-items-center pt-8 pb-[22px]">
      {phase === 'revealing' ? (
        <p className="pixel-title flex flex-col items-center gap-5 text-center text-xs text-sun">
          <span aria-hidden className="size-6 animate-spin-step bg-ember" />
          Generating your cards...
        </p>
      ) : (
        <div className={PACK_MOTION[phase]}>
          <PackArt art={art} className="h-64 w-46" />
        </div>
      )}
    </div>
  );
}
