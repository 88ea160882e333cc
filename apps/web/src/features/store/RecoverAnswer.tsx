/** What came of a recovery: the pack and what can be done with it, or why there is none and what to do about that. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { priceLabel, usePackTypes } from '../packs/index.ts';
import { forSale } from './packGroups.ts';
import type { RecoverAdvice } from './recoverAdvice.ts';
import './recovery.css';

type FoundProps = {
  purchase: Purchase;
  onOpen: (purchase: Purchase) => void;
  onVerify: (purchaseId: string) => void;
  onClose: () => void;
};

const FOUND = {
  confirmed: 'is yours and ready to open.',
  opened: 'was bought with this transaction and has already been opened. Its cards are in your collection.',
  revoked: 'is void: the chain dropped the transaction, so nothing was burned. You can buy it again.',
};

export function FoundPurchase({ purchase, onOpen, onVerify, onClose }: FoundProps) {
  return (
    <div role="status">
      <p className="recovered">
        <strong className="good">{purchase.packName}</strong> {FOUND[purchase.status]}
      </p>
      <div className="button-row">
        {purchase.status === 'confirmed' && <Button onClick={() => onOpen(purchase)}>Open it now</Button>}
        {purchase.status === 'opened' && (
          <>
            <Link href="/collection" className={buttonClass('primary')}>
              View in Collection
            </Link>
            <Button tone="secondary" onClick={() => onVerify(purchase.id)}>
              Verify this pack
            </Button>
          </>
        )}
        <Button tone="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

type RefusedProps = {
  advice: RecoverAdvice;
  onAgain: () => void;
  onChoose: (packType: PackType) => void;
};

export function RefusedRecovery({ advice, onAgain, onChoose }: RefusedProps) {
  return (
    <div role="alert" className="recover-failed">
      <h3 className="pixel-title recover-failed-title">{advice.title}</h3>
      <p className="recover-failed-text">{advice.sentence}</p>
      <p className="recover-failed-next">{advice.next}</p>
      {advice.again && (
        <Button tone="secondary" className="recover-again" onClick={onAgain}>
          Try again
        </Button>
      )}
      {advice.choosePack && <ChoosePack onChoose={onChoose} />}
    </div>
  );
}

function ChoosePack({ onChoose }: { onChoose: (packType: PackType) => void }) {
  const { data: packTypes = [] } = usePackTypes();
  const offered = forSale(packTypes);
  const [chosen, setChosen] = useState(offered[0]?.id);
  const packType = offered.find(({ id }) => id === chosen);
  const field = useId();
  return (
    <div className="recover-again">
      <label htmlFor={field} className="field-label recover-pack-label">
        It was meant for
      </label>
      <select
        id={field}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        className="field recover-pack"
      >
        {offered.map(({ id, name, price }) => (
          <option key={id} value={id}>
            {name} ({priceLabel(price)})
          </option>
        ))}
      </select>
      <Button disabled={packType === undefined} onClick={() => packType && onChoose(packType)}>
        Recover this pack
      </Button>
    </div>
  );
}
