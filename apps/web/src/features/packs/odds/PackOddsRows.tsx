/** What a pack holds on average, in three lines: common, uncommon, rare or better. It comes once a pack has stood in front for a while. */
import { isRefusal } from '@pokesol/engine/result';
import { packOdds, parsePackDefinition } from '@pokesol/packs';
import type { OddsAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { counted } from '../../../platform/format.ts';
import { useMedia } from '../../../platform/useMedia.ts';
import { oddsQuery } from '../queries.ts';
import { expected, oneIn, type ShortOdds, shortOdds } from './chances.ts';
import './oddsRows.css';

/** Packs that are only turned past ask nothing. */
const STEADY_MS = 400;

const ROWS: Readonly<Record<ShortOdds['bucket'], { sign: string; name: string }>> = {
  common: { sign: '●', name: 'Common' },
  uncommon: { sign: '◆', name: 'Uncommon' },
  rare: { sign: '★', name: 'Rare or better' },
};

export default function PackOddsRows({ packTypeId }: { packTypeId: string }) {
  const [steady, setSteady] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSteady(packTypeId), STEADY_MS);
    return () => clearTimeout(timer);
  }, [packTypeId]);
  const hasRoom = useMedia('(width >= 48em)');
  const isWanted = hasRoom && steady === packTypeId;
  const { data } = useQuery<OddsAnswer>({ ...oddsQuery(packTypeId), enabled: isWanted });
  const parsed = isWanted && data !== undefined ? parsePackDefinition(data.definition) : undefined;
  // Why odds cannot be read is said where all of them are shown.
  if (parsed === undefined || isRefusal(parsed)) return null;
  return (
    <ul aria-label="On average in a pack" className="odds-short">
      {shortOdds(packOdds(parsed.definition)).map(({ bucket, perPack, cards, better }) => (
        <li key={bucket} className="odds-line">
          <span aria-hidden className={`odds-line-sign is-${bucket}`}>
            {ROWS[bucket].sign}
          </span>
          <b className="odds-line-count">{expected(perPack)}</b>
          {ROWS[bucket].name}
          <span className="odds-line-more">
            {better === undefined
              ? `${counted(cards, 'card')} in the set`
              : better > 0 && `Epic or better: ${oneIn(better)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
