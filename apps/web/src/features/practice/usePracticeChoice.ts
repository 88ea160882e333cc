/** What is chosen for practice: both sides, the level and the rules, as they were last time, with what the address brings. */
import { type DeckFormat, formatById } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { levelsOf, otherRules } from '../battle/data/index.ts';
import { type PastedList, pastedLists } from '../deck/index.ts';
import { lastPractice } from './lastPractice.ts';
import {
  type Against,
  againstIn,
  askedOf,
  choicesFor,
  deckKeyOf,
  listKeyOf,
  type Playable,
  playables,
  themeDecksIn,
  themeOf,
} from './practiceSides.ts';

export type PracticeSide = 'own' | 'other';
export type PracticeChosen = ReturnType<typeof usePracticeChoice>;

export function usePracticeChoice(decks: readonly DeckSummaryJson[]) {
  const [params] = useSearchParams();
  const [lists, setLists] = useState(pastedLists.all);
  const all = playables(decks, lists);
  const [chosen, setChosen] = useState(() => broughtChoice(params, all));
  const change = (part: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...part }));
  const { format, trainerId } = chosen;
  const { rules } = formatById(format);
  const level = levelsOf(rules).includes(chosen.level) ? chosen.level : 'hard';
  const borrowed = themeOf(chosen.own);
  const mine = [
    ...(borrowed?.takenBy(format) ? [borrowed] : []),
    ...all.filter(({ takenBy }) => takenBy(format)),
  ];
  const own = mine.find(({ key }) => key === chosen.own) ?? mine[0];
  const against = againstIn(format, chosen.against, all, own);
  const choices = choicesFor({ against, key: chosen.other }, all, format);
  const other = choices.find(({ key }) => key === chosen.other) ?? choices[0];
  const asked = own && askedOf({ against, trainerId }, own, other);
  const canSwap =
    own !== undefined &&
    other !== undefined &&
    (against === 'mine' || against === 'list' || against === 'theme');
  return {
    chosen,
    change,
    format,
    rules,
    trainerId,
    level,
    mine,
    own,
    against,
    choices,
    other,
    asked,
    barred: all.filter(({ takenBy }) => !takenBy(format)),
    missing: missingText({ own, asked, against, format }),
    swap: canSwap ? () => change({ own: other.key, other: own.key, against: sideOf(own) }) : undefined,
    /** A list was pasted for that side; of the other rules where only those take it. */
    pasted: (side: PracticeSide | undefined, list: PastedList) => {
      pastedLists.keep(list);
      setLists(pastedLists.all());
      const key = listKeyOf(list.id);
      const takes = (each: AnyRules) => (each === 'official' ? list.official : list).isForPractice;
      change({
        ...(side === 'own' ? { own: key } : { against: 'list' as const, other: key }),
        ...(!takes(rules) && takes(otherRules(rules)) && { format: otherRules(rules) }),
      });
    },
    /** A theme deck was chosen for that side. */
    borrow: (side: PracticeSide | undefined, key: string) =>
      change(side === 'own' ? { own: key } : { against: 'theme', other: key }),
    keep: () => lastPractice.keep({ ...chosen, against, own: own?.key, other: other?.key, level }),
  };
}

type Missing = {
  own: Playable | undefined;
  asked: ReturnType<typeof askedOf> | undefined;
  against: Against;
  format: DeckFormat;
};

function missingText({ own, asked, against, format }: Missing): string | undefined {
  if (own === undefined) {
    const orBorrow = themeDecksIn(format).length > 0 ? ', or borrow a theme deck' : '';
    return `No deck or list of yours fits ${formatById(format).name}: paste one${orBorrow}.`;
  }
  if (asked === undefined && against !== 'friend')
    return against === 'list' ? 'Paste a list for the AI.' : 'You have no saved deck for the AI.';
  return undefined;
}

/** Where the other side finds a deck of this kind. */
const sideOf = ({ list, theme }: Playable): Against =>
  theme !== undefined ? 'theme' : list === undefined ? 'mine' : 'list';

/** As last time, with the deck or list that the address brings, by rules that take it. */
function broughtChoice(params: URLSearchParams, all: readonly Playable[]) {
  const last = lastPractice.read();
  const [deckId, listId] = [params.get('deck'), params.get('list')];
  const key = listId !== null ? listKeyOf(listId) : deckId !== null ? deckKeyOf(deckId) : undefined;
  const brought = all.find((each) => each.key === (key ?? last.own)) ?? themeOf(key ?? last.own);
  const { rules } = formatById(last.format);
  // The first that takes it: that of last time, all cards by the same rules, by the others.
  const format =
    [last.format, rules, otherRules(rules)].find((each) => brought?.takenBy(each) !== false) ?? last.format;
  const own = brought ?? all.find(({ takenBy }) => takenBy(format));
  return { ...last, own: own?.key, format };
}
