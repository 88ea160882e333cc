/** «Complete this deck»: fills it up with what is owned, and shows with what and why before anything is added. */
import { formatById } from '@pokesol/decks';
import { useOfficialPlay } from '../card/index.ts';
import { complete, completeForOfficial } from './buildOutcome.ts';
import type { WorkspaceProps } from './workspaceProps.ts';
import './deck.css';

type CompleteDeckProps = Pick<WorkspaceProps, 'bench' | 'pool' | 'format' | 'onDialog'>;

export function CompleteDeck({ bench, pool, format, onDialog }: CompleteDeckProps) {
  const isOfficial = formatById(format).rules === 'official';
  const playsOf = useOfficialPlay(isOfficial);
  function completeIt() {
    const { lines } = bench.present;
    const completed = isOfficial
      ? completeForOfficial(lines, pool.lines, playsOf, format)
      : complete(lines, pool.lines);
    onDialog({ kind: 'build', completed });
  }
  return (
    <button type="button" className="builder-complete" onClick={completeIt}>
      Complete this deck
    </button>
  );
}
