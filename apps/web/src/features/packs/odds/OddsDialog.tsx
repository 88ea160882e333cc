/** The odds of one pack before it is bought: per slot, per pack, per card, and what fixes them for good. */
import { isRefusal } from '@pokesol/engine/result';
import { packHash, packOdds, parsePackDefinition } from '@pokesol/packs';
import type { CardJson, OddsAnswer, PackType } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CopyText } from '../../../ui/CopyText.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { oddsQuery } from '../queries.ts';
import { BucketTable } from './BucketTable.tsx';
import { CardOddsList } from './CardOddsList.tsx';
import './odds.css';
import { counted } from '../../../platform/format.ts';

const WORDS = {
  fetching: 'Fetching the odds',
  slow: 'The odds are still on their way...',
  failed: 'The odds did not load.',
};

type OddsDialogProps = { packType: PackType; onClose: () => void };

export default function OddsDialog({ packType, onClose }: OddsDialogProps) {
  const query = useQuery<OddsAnswer>(oddsQuery(packType.id));
  return (
    <Dialog
      title="Odds"
      description={`${packType.name}: ${counted(packType.cardCount, 'card')}. The last one is never below rare.`}
      onClose={onClose}
      wide
    >
      <Loaded query={query} words={WORDS}>
        {(answer) => <Odds answer={answer} />}
      </Loaded>
    </Dialog>
  );
}

function Odds({ answer }: { answer: OddsAnswer }) {
  const published = useMemo(() => {
    const parsed = parsePackDefinition(answer.definition);
    if (isRefusal(parsed)) return parsed;
    return {
      odds: packOdds(parsed.definition),
      fits: packHash(parsed.definition) === answer.packHash,
    };
  }, [answer]);
  const { data: cards } = useQuery<CardJson[]>({ queryKey: [`/api/cards?setId=${answer.definition.setId}`] });

  if (isRefusal(published)) {
    return (
      <p role="alert" className="odds-failure">
        The published odds cannot be read: {published.message}. Please do not buy this pack for now.
      </p>
    );
  }
  return (
    <>
      <BucketTable odds={published.odds} />
      <CardOddsList odds={published.odds} cards={cards} />
      <dl className="odds-pool">
        <dt className="odds-pool-term">Pool hash</dt>
        <dd>
          <CopyText what="pool hash" text={answer.packHash} />
        </dd>
        <dt className="sr-only">Version and check</dt>
        <dd className={published.fits ? 'good' : 'bad is-strong'}>
          Version {answer.version}.{' '}
          {published.fits
            ? 'Your browser computed it again: the hash matches these odds and these cards.'
            : 'The hash does NOT match these odds and cards. Please do not buy this pack for now.'}
        </dd>
      </dl>
    </>
  );
}
