/** The support desk: one field finds a wallet, a transaction, a purchase, an offer or a battle, and below it stands what there is of it. */
import type { SupportFound } from '@pokesol/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { counted } from '../../../platform/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useAdminQuery } from '../adminApi.ts';
import { Listed } from '../list/Listed.tsx';
import { BattleFound } from './BattleFound.tsx';
import { NotFound } from './NotFound.tsx';
import { PurchaseLine } from './PurchaseLine.tsx';
import { StoryView } from './StoryView.tsx';
import { useFind } from './useFind.tsx';
import { WalletView } from './WalletView.tsx';
import './support.css';

export default function SupportTab() {
  const { text, find } = useFind();
  return (
    <div className="support">
      <FindForm text={text} find={find} />
      {text === '' ? <NothingAsked /> : <Answer key={text} text={text} />}
    </div>
  );
}

function FindForm({ text, find }: { text: string; find: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  // A link below leads to something else, or the way back does.
  useEffect(() => setTyped(text), [text]);
  function submit(event: FormEvent) {
    event.preventDefault();
    find(typed.trim());
  }
  return (
    <search>
      <form onSubmit={submit} className="support-form">
        <input
          type="search"
          aria-label="Find at the desk"
          aria-describedby="support-hint"
          placeholder="Paste it here"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          onChange={(event) => setTyped(event.target.value)}
          className="field support-field"
        />
        <Button type="submit">Find</Button>
      </form>
      <p id="support-hint" className="hint">
        A wallet, a transaction, a purchase, an offer or its reference, a battle, or a link that names one.
      </p>
    </search>
  );
}

const NothingAsked = () => (
  <EmptyState icon="wallet" title="What are you looking for?">
    Paste what a player sent you and press Enter. You can pass on what you find: the address of this page
    leads back to it.
  </EmptyState>
);

function Answer({ text }: { text: string }) {
  const found = useAdminQuery<SupportFound>('/api/admin/support/find', { text });
  const place = useRef<HTMLElement>(null);
  const { data } = found;
  // A link that led here is gone, and so is the button of an act that found more: the focus goes on to what is there now.
  useEffect(() => {
    if (data !== undefined && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [data]);
  return (
    <section ref={place} tabIndex={-1} aria-label="Found" className="no-outline">
      <Listed query={found} what="records">
        {(answer) => <Found found={answer} />}
      </Listed>
    </section>
  );
}

function Found({ found }: { found: SupportFound }) {
  switch (found.kind) {
    case 'wallet':
      return <WalletView wallet={found.wallet} />;
    case 'purchase':
      return <StoryView id={found.id} />;
    case 'battle':
      return <BattleFound battle={found.battle} />;
    case 'transaction':
      return (
        <section aria-labelledby="support-several" className="stack-12">
          <h2 id="support-several" className="pixel-title section-title">
            One transaction, {counted(found.purchases.length, 'pack')}
          </h2>
          <ul className="stack-8">
            {found.purchases.map((purchase) => (
              <PurchaseLine key={purchase.id} purchase={purchase} />
            ))}
          </ul>
        </section>
      );
    default:
      return <NotFound found={found} />;
  }
}
