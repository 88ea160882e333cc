/** Takes a replay along: its link, and the file that plays the battle again without us. */
import type { AnyRules } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { use } from 'react';
import { download } from '../../../platform/download.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { replayFile } from './checkReplay.ts';
import { ReplayHere } from './replayHere.ts';
import './verify.css';

export function ShareReplay({ answer }: { answer: ReplayAnswer<AnyRules> }) {
  const link = `${window.location.origin}/battle/${answer.id}/replay`;
  const isHere = use(ReplayHere);
  const name = `pokesol-battle-${(answer.id || answer.finalHash).slice(0, 8)}.json`;

  return (
    <section className="replay-share" aria-labelledby="replay-share-title">
      <h2 id="replay-share-title" className="replay-section-title">
        Share it
      </h2>
      {!isHere && (
        <>
          <p className="hint">Anyone with the link can watch; no wallet needed.</p>
          <CopyText what="link" text={link} className="share-replay-link" />
        </>
      )}
      <p className="share-replay-note">
        {isHere ? 'Keep it' : 'Or keep it'}: seed, decks and every move, in one small file. Anyone with our
        source code can check it with <code className="mono bright">npm run tool -- replay {name}</code>.
      </p>
      <button
        type="button"
        className={buttonClass('secondary', 'share-replay-button')}
        onClick={() => download(name, replayFile(answer), 'application/json')}
      >
        Download JSON
      </button>
    </section>
  );
}
