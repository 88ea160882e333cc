/** How much of the stored cards' texts the compiler reads: by set, what stops it most often, and how far reading again is. */
import type { CardTextsAnswer } from '@pokesol/protocol';
import { TEXT_KINDS } from '@pokesol/protocol/constants';
import { formatNumber } from '../../../platform/format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useAdminQuery } from '../adminApi.ts';
import { Listed } from '../list/Listed.tsx';
import { ExplainForm } from './ExplainForm.tsx';
import { KIND_TITLES, readPercent, readShare } from './share.ts';
import './texts.css';

/** An admin may watch while cards are read again. */
const LOOK_MS = 3_000;

export default function TextsTab() {
  const texts = useAdminQuery<CardTextsAnswer>('/api/admin/card-texts', {}, { refetchInterval: LOOK_MS });
  return (
    <div className="texts-tab">
      <Listed query={texts} what="texts">
        {(all) => <Texts {...all} />}
      </Listed>
      <ExplainForm />
    </div>
  );
}

function Texts({ sets, unread, inFull, reading }: CardTextsAnswer) {
  if (sets.length === 0)
    return (
      <EmptyState icon="cards" title="No printed texts yet">
        Import a set in the Cards tab: PokeSol keeps its card texts and reads them for official battles.
      </EmptyState>
    );
  const missing = sets.reduce((sum, { withoutText }) => sum + withoutText, 0);
  return (
    <>
      {reading && <Reading {...reading} />}
      <section aria-labelledby="texts-sets">
        <h2 id="texts-sets" className="pixel-title texts-title">
          By set
        </h2>
        <p className="texts-note">
          {inFull.length === 0
            ? 'No set plays in full yet. Ranked battles use the sets that do.'
            : `Every card plays in full, for ranked battles: ${inFull.join(', ')}.`}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a phone's keyboard scrolls it */}
        <section className="texts-scroll" aria-label="Sets and how much of them is read" tabIndex={0}>
          <table className="figure-table texts-table">
            <thead>
              <tr>
                <th scope="col">Set</th>
                <th scope="col">Cards in full</th>
                {TEXT_KINDS.map((kind) => (
                  <th key={kind} scope="col">
                    {KIND_TITLES[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sets.map((set) => (
                <tr key={set.id} data-full={set.cards === set.inFull || undefined}>
                  <th scope="row">{set.name}</th>
                  <td>
                    {set.inFull} of {set.cards} · <b>{readPercent(set.inFull, set.cards)}</b>
                  </td>
                  {TEXT_KINDS.map((kind) => (
                    <td key={kind}>{readShare(set[kind])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </section>
      <section aria-labelledby="texts-unread">
        <h2 id="texts-unread" className="pixel-title texts-title">
          What is not read
        </h2>
        {missing > 0 && (
          <p className="texts-note">
            {`${formatNumber(missing)} ${missing === 1 ? 'text is' : 'texts are'} not on this server. Import their sets in the Cards tab.`}
          </p>
        )}
        {unread.length === 0 ? (
          missing === 0 && <p className="texts-note">Everything is read.</p>
        ) : (
          <ol className="stack-8">
            {unread.map(({ words, why, texts, unlocks }) => (
              <li key={`${why} ${words}`} className="texts-unread">
                <q>{words}</q>
                <span className="hint">
                  {`in ${formatNumber(texts)} ${texts === 1 ? 'text' : 'texts'}; it alone keeps ${formatNumber(unlocks)} ${unlocks === 1 ? 'card' : 'cards'} from playing in full · ${WHY[why]}`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

const WHY: Readonly<Record<CardTextsAnswer['unread'][number]['why'], string>> = {
  words: 'no rule reads these words',
  pronoun: 'a word that may stand for nothing, or for two things',
  symbol: 'the number beside the text says otherwise',
  ambiguous: 'it may mean two things',
  swallowed: 'a word that left nothing in the meaning',
  unwritten: 'its meaning cannot be put back into words',
};

function Reading({ done, total }: { done: number; total: number }) {
  return (
    <section className="texts-reading" aria-labelledby="texts-reading">
      <h2 id="texts-reading" className="texts-reading-title">
        All cards are being read again
      </h2>
      <progress
        aria-labelledby="texts-reading"
        max={Math.max(1, total)}
        value={done}
        className="texts-progress"
      />
      <p className="texts-note">
        {formatNumber(done)} of {formatNumber(total)}. Until all are done, players see what was read before.
      </p>
    </section>
  );
}
