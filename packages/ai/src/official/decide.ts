/** Asks a level of the official rules for its next move. */
import type { Random } from '@pokesol/engine';
import { type BattleView, type Move, viewFor } from '@pokesol/engine/official';
import { NEUTRAL, type Personality } from '../personality.ts';
import { pickOne } from '../pick.ts';
import { type OfficialLevel, THINKING, type Thinking } from './levels.ts';
import { viewFingerprint } from './moveKey.ts';
import type { OfficialAnswer, OfficialMemory, OfficialQuestion } from './question.ts';
import { ruleOfThumb } from './ruleOfThumb.ts';
import { settingUp } from './settingUp.ts';
import { withoutSureLosses } from './sureLoss.ts';
import { isSureOfPrizes, planKeepingSure } from './takeSure.ts';

export type OfficialAsk = {
  readonly view: BattleView;
  /** What `legalActions` lists for the view's seat. */
  readonly legal: readonly Move[];
  readonly random: Random;
  readonly personality?: Personality;
  readonly memory?: OfficialMemory;
} & ({ readonly level: OfficialLevel } | { readonly thinking: Thinking });

/** The move and what to remember until the next one. Throws RangeError when there is no legal move. */
export function decideOfficial(ask: OfficialAsk): OfficialAnswer {
  const { view, legal, random, personality = NEUTRAL, memory = [] } = ask;
  const [only, ...others] = legal;
  if (only === undefined) throw new RangeError('There is no move to choose from');
  if (others.length === 0) return { move: only, memory };
  const thinking = 'thinking' in ask ? ask.thinking : THINKING[ask.level];
  const { planning } = thinking;
  const slips = thinking.slips > 0 && random.below(1000) < 1000 * thinking.slips;
  if (slips && (planning === null || !isSureOfPrizes({ view, planning, random })))
    return { move: slip(withoutSureLosses(view, legal), random), memory: [] };
  if (planning === null) {
    const sensible = withoutSureLosses(view, legal);
    return { move: ruleOfThumb({ view, legal: sensible, random, personality }), memory: [] };
  }
  return answer({ view, legal, random, personality, memory, planning });
}

/** Something else than intended, but something. */
function slip(legal: readonly Move[], random: Random): Move {
  const moves = legal.filter(({ type }) => type !== 'endTurn');
  return pickOne(random, moves.length > 0 ? moves : legal);
}

function answer(question: OfficialQuestion): OfficialAnswer {
  const { view, legal, memory, random } = question;
  const begun = settingUp(view, legal);
  if (begun !== null) return { move: begun, memory: [] };
  const [next, ...rest] = memory;
  if (next !== undefined && next.expects === viewFingerprint(view)) {
    const planned = listed(legal, next.move);
    if (planned !== undefined) return { move: planned, memory: rest };
  }
  const [first, ...later] = planKeepingSure(question);
  const move = first === undefined ? undefined : listed(legal, first.move);
  if (move === undefined)
    return { move: legal.find(({ type }) => type === 'endTurn') ?? pickOne(random, legal), memory: [] };
  return {
    move,
    memory: later.map(({ move: following, before }) => ({
      move: following,
      expects: viewFingerprint(viewFor(before, view.seat)),
    })),
  };
}

/** A guessed battle names the same own cards and Pokémon as the real one. */
function listed(legal: readonly Move[], wanted: Move): Move | undefined {
  const key = JSON.stringify(wanted);
  return legal.find((move) => JSON.stringify(move) === key);
}
