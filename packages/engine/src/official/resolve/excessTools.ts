/** More tools on a Pokémon than it may have any longer: its player discards what is too much (rule 11.15). */
import { SEATS } from '../../kernel/ids.ts';
import { inPlay } from '../../kernel/table.ts';
import { push } from '../procedure/stack.ts';
import { toolsOn } from '../query/filter.ts';
import { sumOf } from '../query/modifiers.ts';
import { possibleIn } from '../query/possible.ts';
import type { Draft } from '../table/draft.ts';

const LOOSE = '(loose)';

/** Whether a player is to discard tools now. */
export function discardExcessTools(draft: Draft): boolean {
  if (!possibleIn(draft.printed).toolRoom) return false;
  const { frames, sides } = draft.state;
  if (frames.some(({ steps }) => JSON.stringify(steps).includes(LOOSE))) return false;
  for (const seat of SEATS)
    for (const pokemon of inPlay(sides[seat])) {
      const loose = toolsOn(draft, pokemon).length - 1 - sumOf(draft, pokemon, 'tools');
      if (loose <= 0) continue;
      push(draft, {
        seat,
        by: 'game',
        source: pokemon.id,
        steps: [
          { do: 'chooseCards', from: { on: 'self', part: 'tools' }, min: loose, max: loose, as: LOOSE },
          { do: 'move', cards: { bound: LOOSE }, to: 'discard' },
        ],
      });
      return true;
    }
  return false;
}
