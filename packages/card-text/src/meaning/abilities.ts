/** Makes abilities of what their text says, and that of them again. */
import type { AbilityMeaning } from '@pokesol/cards/official';
import type { Status } from '@pokesol/engine';
import type { AbilityEffect, Modifier, Step, Trigger } from '@pokesol/engine/official';
import { same } from '../grammar/template.ts';
import type { AbilityPart, Said } from '../language/abilities.ts';
import type { Guard } from '../language/frames.ts';
import { Disagreement } from './assemble.ts';
import { asPokemonThatCame, asThisPokemon } from './fromPile.ts';
import { withItself, withoutItself } from './gone.ts';
import { atLeastOne, upTo } from './upTo.ts';
import { worthwhile } from './worthwhile.ts';

const HAPPENED = /"(?:knockedOutLastTurn|usedLastTurn|afflictedLastTurn|heads|some|bound|unpaid|in)":/;

/** What its attacks do is asked for in the own turn alone, and looks back on the turn before. */
const OF_OWN_TURN: readonly string[] = ['damageDealt', 'attackCost', 'attackCostIs'];
function isPast({ holds, while: is }: Extract<AbilityPart, { part: 'always' }>): boolean {
  const ofOwnTurn = holds.every(
    ({ on, modifiers }) => on === 'self' && modifiers.every(({ change }) => OF_OWN_TURN.includes(change)),
  );
  const condition = JSON.stringify(is ?? null);
  const asked = ofOwnTurn ? condition.replaceAll('"knockedOutLastTurn":', '') : condition;
  return (
    HAPPENED.test(asked) ||
    HAPPENED.test(
      JSON.stringify(holds.map(({ modifiers }) => modifiers.filter(({ change }) => change !== 'answer'))),
    )
  );
}

type Begun = {
  readonly head: Extract<AbilityPart, { part: 'use' | 'answer' }>;
  readonly steps: readonly Step[];
};

/** Names are given already. @throws {@link Disagreement} */
export function assembleAbility(all: readonly Said[]): AbilityMeaning {
  const effects: AbilityEffect[] = [];
  let offWhile: readonly Status[] | undefined;
  let already = false;
  let price: readonly Step[] = [];
  let endsTurn = false;
  let byName = false;
  let begun: Begun | undefined;
  // Of what always holds, the sentence before.
  let held: { readonly from: number } | undefined;
  const finish = () => {
    if (begun !== undefined)
      effects.push(
        ...effectsOf({ ...begun, steps: withoutItself(begun.steps) }, { price, endsTurn, byName }),
      );
    else if (price.length > 0 || endsTurn || byName) throw new Disagreement('of nothing');
    [begun, price, endsTurn, byName] = [undefined, [], false, false];
  };
  for (const part of all) {
    const before = held;
    held = undefined;
    if ('do' in part) {
      if (begun === undefined || endsTurn) throw new Disagreement('done without being used');
      begun = { ...begun, steps: [...begun.steps, part] };
      continue;
    }
    switch (part.part) {
      case 'use':
      case 'answer':
        if (begun !== undefined) finish();
        // What its player announces is one thing.
        if (part.part === 'use' && effects.some(({ works }) => works === 'activated'))
          throw new Disagreement('announced twice');
        begun = { head: part, steps: [] };
        break;
      case 'always':
        // What always holds is asked for at any time: what happened or was chosen is not known then.
        if (isPast(part)) throw new Disagreement('past');
        if (begun !== undefined || price.length > 0) finish();
        held = { from: effects.length };
        // One change at a time: two of one sentence hold each by itself.
        effects.push(
          ...part.holds.flatMap(({ modifiers, ...of }) =>
            modifiers.map((modifier) => ({
              works: 'always' as const,
              ...guardOf(part),
              ...of,
              modifiers: [modifier],
            })),
          ),
        );
        break;
      case 'price':
        if (begun !== undefined) finish();
        price = part.steps;
        break;
      case 'endsTurn':
        endsTurn = true;
        break;
      case 'byName':
        if (before === undefined) byName = true;
        else countOnce(effects, before.from, 'onceByName');
        break;
      case 'onceInPlay':
        if (before === undefined || !areOf(effects.slice(before.from), part.most))
          throw new Disagreement('another number');
        countOnce(effects, before.from, 'onceInPlay');
        break;
      case 'off':
        if (offWhile !== undefined) throw new Disagreement('two states');
        offWhile = part.statuses;
        already = part.already === true;
    }
  }
  finish();
  if (effects.length === 0) throw new Disagreement('nothing');
  // Before the attack that is answered is another time than now; of anything else it is the same.
  const answers = effects.filter(({ works }) => works === 'answers').length;
  if (already && answers > 0 && answers < effects.length) throw new Disagreement('already');
  return {
    effects: worthwhile(atLeastOne(effects)),
    offWhile: offWhile ?? [],
    ...(already && answers > 0 && { offBefore: true }),
  };
}

type Counts = Extract<AbilityEffect, { works: 'always' }>['counts'];
function countOnce(effects: AbilityEffect[], from: number, counts: NonNullable<Counts>): void {
  for (const [index, effect] of effects.entries())
    if (index >= from && effect.works === 'always') {
      const { works, ...holds } = effect;
      effects[index] = { works, counts, ...holds };
    }
}
/** «No more than 20 HP» of what takes 20. */
const areOf = (effects: readonly AbilityEffect[], most: number): boolean =>
  effects.every(
    (effect) =>
      effect.works === 'always' &&
      effect.modifiers.every((modifier) => 'by' in modifier && Math.abs(Number(modifier.by)) === most),
  );

/** Times that come for all of a name at once. */
const TIMES: readonly Trigger[] = ['checkup', 'turnEnds', 'eachTurnEnds'];

type Limits = { readonly price: readonly Step[]; readonly endsTurn: boolean; readonly byName: boolean };

function effectsOf({ head, steps }: Begun, { price, endsTurn, byName }: Limits): readonly AbilityEffect[] {
  if (steps.length === 0) throw new Disagreement('does nothing');
  if (head.part === 'answer') {
    const { on, card, may } = head;
    if (price.length > 0 || (endsTurn && !may)) throw new Disagreement('limits of an answer');
    const atItsTime = on.every((each) => TIMES.includes(each));
    const often = byName && !atItsTime ? 'oncePerTurnByName' : head.often;
    const yes: readonly Step[] = endsTurn ? [...steps, { do: 'endTurn' }] : steps;
    return on.map((trigger) => ({
      works: 'answers',
      ...(byName && atItsTime && ({ counts: 'onceByName' } as const)),
      on: trigger,
      ...(often !== undefined && { often }),
      ...(card !== undefined && { card }),
      ...guardOf(head),
      steps: may ? [{ do: 'may', yes }] : steps,
    }));
  }
  if (byName && head.often !== 'oncePerTurn') throw new Disagreement('as often as one likes');
  const { pile, from, while: is } = head;
  if (pile !== undefined && from !== undefined) throw new Disagreement('in play and in a pile');
  // A card in a pile is no Pokémon in play: it goes by another name once it is one.
  const done = pile === undefined ? steps : asPokemonThatCame(steps);
  if (pile !== undefined && mentionsSelf(done)) throw new Disagreement('itself in play, from a pile');
  return [
    {
      works: 'activated',
      often: byName ? 'oncePerTurnByName' : head.often,
      ...(pile === undefined ? from !== undefined && { from } : { pile }),
      ...(is !== undefined && { while: is }),
      ...(price.length > 0 && { price }),
      steps: done,
      ...(endsTurn && { endsTurn }),
    },
  ];
}

const mentionsSelf = (steps: readonly Step[]): boolean => /"self"/.test(JSON.stringify(steps));

const guardOf = ({ from, while: is }: Guard): Guard => ({
  ...(from !== undefined && { from }),
  ...(is !== undefined && { while: is }),
});

/** What a text says of them, in the order in which it does. */
export function saidOf({ effects, offWhile, offBefore }: AbilityMeaning): readonly Said[] {
  const said: Said[] = [];
  const worded = upTo(effects);
  for (const [index, effect] of worded.entries()) {
    switch (effect.works) {
      case 'always': {
        const { works: _works, from: _from, while: _is, counts, ...holds } = effect;
        said.push({ part: 'always', holds: [holds], ...guardOf(effect) });
        if (counts === 'onceByName') said.push({ part: 'byName' });
        if (counts === 'onceInPlay') said.push({ part: 'onceInPlay', most: mostOf(holds.modifiers) });
        break;
      }
      case 'answers': {
        // Two times of one text are two effects.
        if (isAgain(worded[index - 1], effect)) break;
        const next = worded[index + 1];
        const on = isAgain(effect, next) && next?.works === 'answers' ? [effect.on, next.on] : [effect.on];
        const [only, ...others] = effect.steps;
        const may = only?.do === 'may' && others.length === 0;
        const { card, often } = effect;
        const done = withItself(may ? only.yes : effect.steps);
        const ends = may && done.at(-1)?.do === 'endTurn';
        said.push(
          {
            part: 'answer',
            may,
            on,
            ...(often === 'oncePerTurn' && { often }),
            ...(card !== undefined && { card }),
            ...guardOf(effect),
          },
          ...(ends ? done.slice(0, -1) : done),
        );
        if (ends) said.push({ part: 'endsTurn' });
        if (effect.counts !== undefined || often === 'oncePerTurnByName') said.push({ part: 'byName' });
        break;
      }
      case 'activated': {
        const { often, pile, price, steps, endsTurn } = effect;
        if (price !== undefined) said.push({ part: 'price', steps: price });
        said.push(
          {
            part: 'use',
            often: often === 'oncePerTurnByName' ? 'oncePerTurn' : often,
            ...(pile !== undefined && { pile }),
            ...guardOf(effect),
          },
          ...withItself(pile === undefined ? steps : asThisPokemon(steps)),
        );
        if (endsTurn === true) said.push({ part: 'endsTurn' });
        if (often === 'oncePerTurnByName') said.push({ part: 'byName' });
      }
    }
  }
  if (offWhile.length > 0)
    said.push({ part: 'off', statuses: offWhile, ...(offBefore && { already: true }) });
  return said;
}

const mostOf = ([modifier]: readonly Modifier[]): number =>
  modifier !== undefined && 'by' in modifier ? Math.abs(Number(modifier.by)) : 0;

/** The same at another time. */
const isAgain = (first: AbilityEffect | undefined, second: AbilityEffect | undefined): boolean =>
  first?.works === 'answers' &&
  second?.works === 'answers' &&
  first.on === 'played' &&
  second.on === 'evolved' &&
  same({ ...first, on: 0 }, { ...second, on: 0 });
