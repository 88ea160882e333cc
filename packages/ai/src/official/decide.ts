/** Asks a level of the official rules for its next move. */
import type { Random } from '@pokesol/engine';
import { type BattleView, type Move, viewFor } from '@pokesol/engine/official';
import { NEUTRAL, type Personality } from '../personality.ts';
import { pickOne } from '../pick.ts';
import { withoutIdleSearches } from './idleSearch.ts';
import { type OfficialLevel, THINKING, type Thinking } from './levels.ts';
import { viewFingerprint } from './moveKey.ts';
import { noticed, slipOf } from './oversight.ts';
import { prizedIn } from './prized.ts';
import { NO_MEMORY, type OfficialAnswer, type OfficialMemory, type OfficialQuestion } from './question.ts';
import { ruleOfThumb } from './ruleOfThumb.ts';
import { settingUp } from './settingUp.ts';
import { withoutSureLosses } from './sureLoss.ts';
import { planKeepingSure } from './takeSure.ts';

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
  const { view, random, personality = NEUTRAL, memory: before = NO_MEMORY } = ask;
  const thinking = 'thinking' in ask ? ask.thinking : THINKING[ask.level];
  const [first] = ask.legal;
  if (first === undefined) throw new RangeError('There is no move to choose from');
  const prized = prizedIn(view, before);
  if (ask.legal.length === 1) return { move: first, memory: { ...before, prized } };
  const { planning, slips } = thinking;
  if (planning === null) {
    const legal = withoutSureLosses(view, ask.legal);
    const move =
      random.below(1000) < 1000 * slips
        ? astray(legal, random)
        : ruleOfThumb({ view, legal, random, personality });
    return { move, memory: NO_MEMORY };
  }
  const legal = withoutIdleSearches(view, ask.legal, prized);
  const slip = slipOf(view, before.slip, slips, random);
  const memory: OfficialMemory = { ...before, prized, slip };
  const inMind = noticed(view, legal, slip);
  return answer({ view, legal, noticed: inMind, random, personality, memory, planning });
}

/** Something else than intended, but something. */
function astray(legal: readonly Move[], random: Random): Move {
  const moves = legal.filter(({ type }) => type !== 'endTurn');
  return pickOne(random, moves.length > 0 ? moves : legal);
}

function answer(question: OfficialQuestion): OfficialAnswer {
  const { view, legal, memory, random } = question;
  const begun = settingUp(view, legal);
  if (begun !== null) return { move: begun, memory: forgetting(memory) };
  const [next, ...rest] = memory.planned;
  if (next !== undefined && next.expects === viewFingerprint(view)) {
    const planned = listed(legal, next.move);
    if (planned !== undefined) return { move: planned, memory: { ...memory, planned: rest } };
  }
  const [first, ...later] = planKeepingSure(question);
  const move = first === undefined ? undefined : listed(legal, first.move);
  if (move === undefined)
    return {
      move: legal.find(({ type }) => type === 'endTurn') ?? pickOne(random, legal),
      memory: forgetting(memory),
    };
  const planned = later.map(({ move: following, before }) => ({
    move: following,
    expects: viewFingerprint(viewFor(before, view.seat)),
  }));
  return { move, memory: { ...memory, planned } };
}

/** What was planned is thought again. */
const forgetting = (memory: OfficialMemory): OfficialMemory => ({ ...memory, planned: [] });

/** A guessed battle names the same own cards and Pokémon as the real one. */
function listed(legal: readonly Move[], wanted: Move): Move | undefined {
  const key = JSON.stringify(wanted);
  return legal.find((move) => JSON.stringify(move) === key);
}
