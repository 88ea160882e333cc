/** How official battles play a card, in the order of the card; the words of it that do not play are marked. */
import { classify } from '@pokesol/cards';
import { prizesOf } from '@pokesol/cards/official';
import type { CardJson, CardTextAnswer, CardTextLine } from '@pokesol/protocol';
import { sentenceOf } from '../../platform/api.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { keyed } from './cardFacts.ts';
import { attackLine, freeEnergyType } from './faceText.ts';
import type { useCardText } from './officialPlay.ts';
import { TypeIcon } from './TypeIcon.tsx';
import './officialPlay.css';

type OfficialPlayProps = { card: CardJson; text: ReturnType<typeof useCardText> };

export function OfficialPlay({ card, text }: OfficialPlayProps) {
  const { data, error, isFetching, refetch } = text;
  return (
    <section
      aria-labelledby="how-it-plays"
      aria-busy={data === undefined && error === null}
      className={cx('official-play', data !== undefined && data.plays !== 'full' && 'is-partial')}
    >
      <h3 id="how-it-plays" className="pixel-title official-play-title">
        How it plays
      </h3>
      {data === undefined && error === null && <Skeleton className="official-play-waits" />}
      {error && (
        <p className="quiet">
          {sentenceOf(error)}{' '}
          <button type="button" className="text-button" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {data && <Lines card={card} answer={data} />}
      <Worth card={card} />
    </section>
  );
}

function Lines({ card, answer: { lines, plays } }: { card: CardJson; answer: CardTextAnswer }) {
  const energy = freeEnergyType(card);
  if (energy !== undefined)
    return <p>Attach one Energy in each turn. It pays for one {energy}, or for one of any type.</p>;
  const named = (kind: CardTextLine['kind']) => lines.filter((line) => line.kind === kind);
  const attacks = named('attack');
  if (lines.length === 0 && card.attacks.length === 0)
    return <p className="quiet">It has no text, so there is nothing to read.</p>;
  return (
    <ul className="official-play-lines">
      {keyed(named('ability'), ({ name }) => name).map(([key, line]) => (
        <li key={key} className="official-play-line">
          <span className="official-play-kind">{card.attributes.ability?.kind ?? 'Ability'}</span>
          <h4 className="official-play-name">{line.name}</h4>
          <Played line={line} />
        </li>
      ))}
      {keyed(card.attacks, ({ name }) => name).map(([key, { name, cost, damage }], place) => (
        <li key={key} className="official-play-line">
          <span className="official-play-cost">
            {cost.length === 0 && <span className="hint">Free</span>}
            {keyed(cost, (type) => type).map(([at, type]) => (
              <TypeIcon key={at} type={type} />
            ))}
          </span>
          <h4 className="official-play-name">{name}</h4>
          {damage && <span className="figure">{damage}</span>}
          <Played line={attackLine(attacks, name, place) ?? (plays === 'full' ? PLAIN : UNREAD)} />
        </li>
      ))}
      {keyed([...named('trainer'), ...named('energy')], ({ name }) => name).map(([key, line]) => (
        <li key={key} className="official-play-line">
          <Played line={line} />
        </li>
      ))}
    </ul>
  );
}

type Said = Omit<CardTextLine, 'kind' | 'name'>;
/** An attack that the server names no line for. */
const PLAIN: Said = { meaning: '' };
const UNREAD: Said = {};

function Played({ line: { printed, meaning, unread } }: { line: Said }) {
  if (meaning !== undefined) return meaning === '' ? null : <p className="official-play-words">{meaning}</p>;
  if (printed === undefined || unread === undefined)
    return <p className="official-play-words bad">Text not read: it does not play yet.</p>;
  return (
    <>
      <p className="official-play-words">
        {printed.slice(0, unread.from)}
        <mark>{printed.slice(unread.from, unread.to)}</mark>
        {printed.slice(unread.to)}
      </p>
      <p className="official-play-words bad">Not played: the rules do not understand the marked words.</p>
    </>
  );
}

/** «Worth 2 Prize cards. Evolves from Eevee.» */
function Worth({ card: { name, attributes } }: { card: CardJson }) {
  const { subtypes, evolvesFrom } = attributes;
  const isPokemon = classify({ ...attributes, name }) === 'pokemon';
  const prizes = isPokemon ? prizesOf({ name, subtypes }) : 1;
  const words = [
    ...(prizes > 1 ? [`Worth ${prizes} Prize cards.`] : []),
    ...(evolvesFrom ? [`Evolves from ${evolvesFrom}.`] : []),
  ];
  return words.length === 0 ? null : <p className="quiet">{words.join(' ')}</p>;
}
