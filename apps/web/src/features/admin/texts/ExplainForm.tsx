/** Explains any text: the rules that read it, word by word, or how far they came and why it is refused. */
import type { ExplainedAnswer } from '@pokesol/protocol';
import { EXPLAINED_KINDS, MAX_EXPLAINED_TEXT } from '@pokesol/protocol/constants';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useAdminQuery } from '../adminApi.ts';
import { Listed } from '../list/Listed.tsx';
import './explain.css';

type Kind = (typeof EXPLAINED_KINDS)[number];
type Asked = { readonly kind: Kind; readonly text: string; readonly damage: string; readonly name: string };

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  attack: 'Attack',
  ability: 'Ability',
  item: 'Item',
  supporter: 'Supporter',
  stadium: 'Stadium',
  tool: 'Pokémon Tool',
  energy: 'Special Energy',
};
const NOTHING: Asked = { kind: 'attack', text: '', damage: '', name: '' };

export function ExplainForm() {
  const [typed, setTyped] = useState(NOTHING);
  const [asked, setAsked] = useState<Asked>();
  const type = (part: Partial<Asked>) => setTyped({ ...typed, ...part });
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked({ ...typed, text: typed.text.trim(), damage: typed.kind === 'attack' ? typed.damage : '' });
  }
  return (
    <section aria-labelledby="texts-explain">
      <h2 id="texts-explain" className="pixel-title texts-title">
        Explain a text
      </h2>
      <form onSubmit={submit} className="explain-form">
        <label className="explain-label">
          Kind
          <select
            value={typed.kind}
            onChange={({ target }) =>
              type({ kind: EXPLAINED_KINDS.find((kind) => kind === target.value) ?? typed.kind })
            }
            className="field"
          >
            {EXPLAINED_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_NAMES[kind]}
              </option>
            ))}
          </select>
        </label>
        <label className="explain-label">
          <span>
            Card <span className="quiet is-regular">(optional)</span>
          </span>
          <input
            value={typed.name}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => type({ name: target.value })}
            className="field"
          />
        </label>
        {typed.kind === 'attack' && (
          <label className="explain-label">
            <span>
              Damage <span className="quiet is-regular">(optional)</span>
            </span>
            <input
              value={typed.damage}
              maxLength={5}
              placeholder="30+"
              autoComplete="off"
              onChange={({ target }) => type({ damage: target.value })}
              className="field"
            />
          </label>
        )}
        <label className="explain-label explain-text">
          Text
          <textarea
            rows={3}
            required
            value={typed.text}
            maxLength={MAX_EXPLAINED_TEXT}
            spellCheck={false}
            onChange={({ target }) => type({ text: target.value })}
            className="field"
          />
        </label>
        <Button type="submit" disabled={typed.text.trim() === ''}>
          Explain
        </Button>
      </form>
      {asked && <Explained asked={asked} />}
    </section>
  );
}

function Explained({ asked }: { asked: Asked }) {
  const answer = useAdminQuery<ExplainedAnswer>('/api/admin/card-texts/explained', asked, {
    refetchOnWindowFocus: false,
  });
  return (
    <div role="status">
      <Listed query={answer} what="explanation">
        {({ texts }) =>
          texts.map(({ isRead, lines }) => (
            <div key={lines.join('\n')} className="explain-answer">
              <p className="explain-verdict" data-read={isRead || undefined}>
                {isRead ? 'It is read.' : 'It is not read.'}
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a phone's keyboard scrolls it */}
              <section className="texts-scroll" aria-label="Explanation" tabIndex={0}>
                <pre className="explain-lines">{lines.join('\n')}</pre>
              </section>
            </div>
          ))
        }
      </Listed>
    </div>
  );
}
