/** Names the cards of the tried deck that the printed game's rules do not play in full here: its numbers are without them. */
import { useOfficialPlay } from '../card/index.ts';
import type { GauntletRun } from './gauntletRun.ts';
import type { FactsById } from './gauntlets.ts';

export function PartText({ run, facts }: { run: GauntletRun; facts: FactsById | null }) {
  const isOfficial = run.rules === 'official';
  const playsOf = useOfficialPlay(isOfficial);
  if (!isOfficial || facts === null) return null;
  const lines = [...run.lines, ...(run.swap?.lines ?? [])];
  const names = new Set(
    lines.flatMap(({ cardId }) => {
      const plays = playsOf(cardId);
      return plays === undefined || plays === 'full' ? [] : [facts[cardId]?.name ?? cardId];
    }),
  );
  if (names.size === 0) return null;
  return (
    <p className="gauntlet-part">
      <b>Played in part:</b> {[...names].join(', ')}. The numbers count only what plays.
    </p>
  );
}
