/** A card's printed sentences beside what official battles play of them, and the words that do not play; of shipped cards, which bring no sentence, what they do. */
import type { CardTextLine, Plays } from '@pokesol/protocol';
import { sentenceOf } from '../../platform/api.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { keyed } from './cardFacts.ts';
import { PLAYS_NAMES, useCardText } from './officialPlay.ts';
import './officialPlay.css';

const TONES: Readonly<Record<Plays, 'mint' | 'sun' | 'rose'>> = { full: 'mint', part: 'sun', none: 'rose' };

export function OfficialPlay({ cardId }: { cardId: string }) {
  const { data, error, isFetching, refetch } = useCardText(cardId);
  return (
    <section className="card-details-section" aria-busy={data === undefined && error === null}>
      <div className="official-play-head">
        <h3 className="pixel-title official-play-title">In Official battles</h3>
        {data && <Badge tone={TONES[data.plays]}>{PLAYS_NAMES[data.plays]}</Badge>}
      </div>
      {data === undefined && error === null && <Skeleton className="official-play-waits" />}
      {error && (
        <p className="official-play-note">
          {sentenceOf(error)}{' '}
          <button type="button" className="text-button" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data && <Lines lines={data.lines} />}
    </section>
  );
}

function Lines({ lines }: { lines: readonly CardTextLine[] }) {
  const said = lines.filter(({ printed, meaning }) => printed !== '' || (meaning ?? '') !== '');
  if (lines.length === 0)
    return <p className="official-play-note">It has no text, so there is nothing to read.</p>;
  if (said.length === 0)
    return <p className="official-play-note">Its attacks are plain numbers and play as printed.</p>;
  if (said.every(({ printed, meaning }) => printed === undefined && meaning === undefined))
    return (
      <p className="official-play-note">
        The rules have not read its text, so it does not play yet. An admin can import its set with its texts.
      </p>
    );
  return (
    <ul className="stack-8">
      {keyed(said, ({ kind, name }) => `${kind} ${name}`).map(([key, line]) => (
        <li key={key} className="official-play-line">
          <h4 className="official-play-name">{line.name}</h4>
          {line.printed && <Printed printed={line.printed} unread={line.unread} />}
          {line.printed === undefined && (
            <p className="official-play-printed">{line.meaning ?? 'Text not read: it does not play yet.'}</p>
          )}
          {line.printed !== undefined && line.meaning && line.meaning !== line.printed && (
            <p className="official-play-meaning">
              <b>Played as:</b> {line.meaning}
            </p>
          )}
          {line.meaning !== undefined && line.meaning === line.printed && (
            <p className="official-play-meaning">Played word for word.</p>
          )}
          {line.unread && (
            <p className="official-play-meaning bad">
              Not played: the rules do not understand the marked words.
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The sentence as it stands on the card, with what stopped the reading marked. */
function Printed({ printed, unread }: { printed: string; unread: CardTextLine['unread'] }) {
  if (unread === undefined) return <p className="official-play-printed">{printed}</p>;
  return (
    <p className="official-play-printed">
      {printed.slice(0, unread.from)}
      <mark>{printed.slice(unread.from, unread.to)}</mark>
      {printed.slice(unread.to)}
    </p>
  );
}
