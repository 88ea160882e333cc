/** Makes trainers of what their text says, and that of them again. */
import type { TrainerMeaning } from '@pokesol/cards/official';
import type {
  AttackFacts,
  Condition,
  PokemonFilter,
  Step,
  TrainerEffect,
  TrainerKind,
} from '@pokesol/engine/official';
import type { Held } from '../language/abilities.ts';
import { lends, lent, unlent } from '../language/lent.ts';
import type { TrainerSaid } from '../language/trainers.ts';
import { Disagreement } from './assemble.ts';
import { heldSaid, holdsOf } from './held.ts';
import { atLeastOne, upTo } from './upTo.ts';
import { worthwhile } from './worthwhile.ts';

/** What stays in play, and so does nothing by being played. */
export const stays = (kind: TrainerKind): boolean => kind !== 'item' && kind !== 'supporter';

/** Names are given already. @throws {@link Disagreement} */
export function assembleTrainer(
  all: readonly TrainerSaid[],
  kind: TrainerKind,
  attacks: readonly AttackFacts[],
): TrainerMeaning {
  const meaning = stays(kind) ? stayingOf(all) : { effect: effectOf(all), holds: [] };
  if (meaning.effect?.onFirstTurn === true && kind !== 'supporter') throw new Disagreement('no Supporter');
  if (meaning.returns === true && kind !== 'tool') throw new Disagreement('no Tool');
  // Attacks are there to be lent, and only what was read can be.
  if (lends(meaning) !== attacks.length > 0) throw new Disagreement('attacks');
  if (attacks.some(({ effect }) => effect === null)) throw new Disagreement('an unread attack');
  return lent(worthwhile(atLeastOne(meaning)), attacks);
}

function stayingOf(all: readonly TrainerSaid[]): TrainerMeaning {
  const held: Held[] = [];
  let onto: PokemonFilter | undefined;
  let use: TrainerEffect | undefined;
  let returns: TrainerMeaning['returns'];
  for (const part of all)
    if ('do' in part || part.part === 'always' || part.part === 'answer') held.push(part);
    else if (part.part === 'onto' && onto === undefined) onto = part.onto;
    else if (part.part === 'returns') returns = true;
    else if (part.part === 'use' && use === undefined) use = effectOf(part.said);
    else throw new Disagreement('another kind of card');
  const holds = holdsOf(held);
  if (holds.length === 0 && use === undefined) throw new Disagreement('nothing');
  return {
    holds,
    ...(onto !== undefined && { onto }),
    ...(returns !== undefined && { returns }),
    ...(use !== undefined && { use }),
  };
}

function effectOf(all: readonly TrainerSaid[]): TrainerEffect {
  const steps: Step[] = [];
  const price: Step[] = [];
  let needs: TrainerEffect['needs'];
  let onFirstTurn: TrainerEffect['onFirstTurn'];
  for (const part of all) {
    if ('do' in part) steps.push(part);
    else if (part.part === 'price') {
      // What is paid is paid first.
      if (steps.length > 0) throw new Disagreement('paid afterwards');
      price.push(...part.steps);
    } else if (part.part === 'onFirstTurn') onFirstTurn = true;
    else if (part.part === 'needs' && needs === undefined) needs = part.is;
    else throw new Disagreement('another kind of card');
  }
  if (steps.length === 0) throw new Disagreement('nothing');
  // No Pokémon has the text of these.
  if (/:"(?:self|attacker)"/.test(JSON.stringify(steps))) throw new Disagreement('whose text it is');
  followsWhatWasDone(steps);
  if (meetsItsCopies(price, steps)) throw new Disagreement('copies that are still being played');
  needs ??= askedByFirst(steps);
  return {
    ...(needs !== undefined && { needs }),
    ...(onFirstTurn !== undefined && { onFirstTurn }),
    ...(price.length > 0 && { price }),
    steps,
  };
}

/** «Discard any Stadium. Then, draw»: who has none to discard does not draw (rule 10). */
function askedByFirst([first, ...others]: readonly Step[]): TrainerEffect['needs'] {
  const isOfStadium = first?.do === 'move' && 'stadium' in first.cards;
  return isOfStadium && others.length > 0 ? { stadium: true } : undefined;
}

const COPIES =
  /\{"do":"chooseCards","from":\{"pile":"hand","whose":"own","where":\{"name":"[^"]*"\}\},"min":\d,"max":\d,(?:"price":true,)?"as":"([^"]+)"\}/;
/**
 * Copies that are played together lie in no pile until all is done (rule 10.24). Here they leave the hand before what they are
 * a price of, or after what they do: none of that may count on the pile in which they lie meanwhile.
 */
function meetsItsCopies(price: readonly Step[], steps: readonly Step[]): boolean {
  const paid = price.length === 2 && COPIES.test(JSON.stringify(price[0]));
  if (paid) return /"pile":"discard","whose":"own"/.test(JSON.stringify(steps));
  const [modes] = steps;
  if (modes?.do !== 'chooseModes') return false;
  const [together] = modes.modes[1] ?? [];
  if (together?.do !== 'if' || !COPIES.test(JSON.stringify(together.yes[0]))) return false;
  return /"pile":"hand","whose":"own"/.test(JSON.stringify(together.yes.slice(1)));
}

/** «If you do» asks for what the sentence before it chose, not for an older choice. */
function followsWhatWasDone(steps: readonly Step[]): void {
  for (const [index, step] of steps.entries()) {
    if (step.do === 'may') followsWhatWasDone(step.yes);
    if (step.do !== 'if') continue;
    followsWhatWasDone(step.yes);
    followsWhatWasDone(step.no ?? []);
    const done = nameIn(step.is);
    // A deck is shuffled afterwards.
    const before = steps.slice(0, index).findLast((each) => each.do !== 'shuffle') ?? null;
    if (done !== undefined && !JSON.stringify(before).includes(`"${done}"`))
      throw new Disagreement('done by something else');
  }
}

/** What was chosen before and is asked for. */
const nameIn = (is: Condition): string | undefined =>
  'some' in is
    ? is.some
    : /^\{"quantity":\{"(?:cards|count)":\{"bound":"([^"]+)"/.exec(JSON.stringify(is))?.[1];

/** What a text says of it, in the order in which it does; `asked`: of the kind of Pokémon that is chosen. */
export function trainerSaid(
  meaning: TrainerMeaning,
  asked: (all: TrainerMeaning) => TrainerMeaning,
): readonly TrainerSaid[] {
  const { effect, holds, onto, returns, use } = unlent(upTo(asked(meaning)));
  return [
    ...(onto === undefined ? [] : [{ part: 'onto', onto } as const]),
    ...(effect === undefined ? [] : effectSaid(effect)),
    ...(returns === undefined ? [] : [{ part: 'returns' } as const]),
    ...heldSaid(holds),
    ...(use === undefined ? [] : [{ part: 'use', said: effectSaid(use) } as const]),
  ];
}

const effectSaid = ({ needs, onFirstTurn, price = [], steps }: TrainerEffect): readonly TrainerSaid[] => [
  ...(onFirstTurn === undefined ? [] : [{ part: 'onFirstTurn' } as const]),
  ...(needs === undefined ? [] : [{ part: 'needs', is: needs } as const]),
  ...(price.length === 0 ? [] : [{ part: 'price', steps: price } as const]),
  ...steps,
];
