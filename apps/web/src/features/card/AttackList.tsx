/** A card's attacks in full: what each costs, what it is called, how much it hurts and what else it does, and what not. */
import type { AttackPlay } from '@pokesol/cards/classic';
import type { CardJson } from '@pokesol/protocol';
import { cx } from '../../ui/cx.ts';
import { keyed } from './cardFacts.ts';
import { TypeIcon } from './TypeIcon.tsx';
import './cardDetails.css';

type AttackListProps = {
  attacks: CardJson['attacks'];
  /** What Classic battles play of each, in the same order. */
  plays: readonly AttackPlay[];
};

export function AttackList({ attacks, plays }: AttackListProps) {
  return (
    <>
      <h4 className="details-attacks-title">Attacks</h4>
      <ul className="stack-8">
        {keyed(attacks, ({ name }) => name).map(([key, { name, damage, cost, text }], place) => (
          <li key={key} className="details-attack">
            <div className="line-12">
              <span className="details-attack-cost">
                {cost.length === 0 && <span className="hint">Free</span>}
                {keyed(cost, (type) => type).map(([place, type]) => (
                  <TypeIcon key={place} type={type} />
                ))}
              </span>
              <span className="details-attack-name">{name}</span>
              {damage && <span className="figure">{damage}</span>}
            </div>
            {text && <p className="details-attack-text">{text}</p>}
            <ClassicNote play={plays[place]} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ClassicNote({ play }: { play: AttackPlay | undefined }) {
  if (play === undefined) return null;
  const counted = play.countsAs === undefined ? [] : [`Its damage counts as ${play.countsAs}.`];
  const words = [...counted, ...play.notes].join(' ');
  if (words === '') return null;
  return (
    <p className={cx('details-attack-classic', play.isPlayed ? 'quiet' : 'bad')}>
      <b>Classic battles:</b> {words}
    </p>
  );
}
