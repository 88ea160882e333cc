/** «Simulate 10,000 packs»: what packs with these odds would hold, before anybody saves them. */

import { BUCKETS } from '@pokesol/cards';
import { isRefusal } from '@pokesol/engine/result';
import { type PackDefinition, parsePackDefinition } from '@pokesol/packs';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { sentenceOf } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { soundOdds } from './millionths.ts';
import type { PackFormInput } from './packForm.ts';
import { emptyBucketMessages } from './packMessages.ts';
import { usePool } from './queries.ts';
import { SimulationResult } from './SimulationResult.tsx';
import { PACKS_ON_TRIAL, useSimulation } from './useSimulation.ts';
import './simulation.css';

const LABEL = `Simulate ${formatNumber(PACKS_ON_TRIAL)} packs`;

/** `packId`: the pack that is edited. */
export function PackSimulationPanel({ packId }: { packId: string | undefined }) {
  const setId = useWatch<PackFormInput, 'setId'>({ name: 'setId' });
  return (
    <section aria-label="Simulation" className="simulation">
      {setId === '' ? (
        <>
          <Button tone="secondary" disabled>
            {LABEL}
          </Button>
          <p className="hint">Choose a set first: its cards are what packs draw from.</p>
        </>
      ) : (
        <OfSet setId={setId} packId={packId} />
      )}
    </section>
  );
}

function OfSet({ setId, packId }: { setId: string; packId: string | undefined }) {
  const [odds, cardCount, refreshPool] = useWatch<PackFormInput, ['odds', 'cardCount', 'refreshPool']>({
    name: ['odds', 'cardCount', 'refreshPool'],
  });
  const { pool, error, refetch, isFetching } = usePool(setId, refreshPool ? undefined : packId);
  const { trial, run } = useSimulation();
  const oddsText = JSON.stringify(soundOdds(odds));
  const drawn = useMemo((): { definition?: PackDefinition; why?: string } => {
    if (pool === undefined) return { why: 'The set’s cards are on their way…' };
    if (BUCKETS.every((bucket) => pool[bucket].length === 0))
      return { why: 'This set has no cards to draw yet. Create or import some in the Cards tab first.' };
    if (oddsText === undefined) return { why: 'The odds must add up to 1 first.' };
    const parsed = parsePackDefinition({
      setId,
      cardCount: cardCount ?? 0,
      odds: JSON.parse(oddsText),
      pool,
    });
    return isRefusal(parsed) ? { why: `${parsed.message}.` } : parsed;
  }, [pool, oddsText, setId, cardCount]);
  const { definition, why } = drawn;
  const isRunning = trial?.isRunning ?? false;

  if (error !== null && pool === undefined)
    return (
      <div role="alert" className="simulation-problem">
        <p>The set’s cards did not load. {sentenceOf(error)}</p>
        <Button tone="secondary" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  return (
    <>
      <Button
        tone="secondary"
        busy={isRunning}
        disabled={definition === undefined}
        onClick={() => definition !== undefined && run(definition)}
      >
        {isRunning ? 'Simulating...' : LABEL}
      </Button>
      {why !== undefined && <p className="hint">{why}</p>}
      {definition !== undefined &&
        emptyBucketMessages(definition).map((words) => (
          <p key={words} className="simulation-note">
            {words}
          </p>
        ))}
      {trial !== undefined && <SimulationResult trial={trial} isOld={trial.definition !== definition} />}
    </>
  );
}
