/** The choice of an own deck, the other side's, its level and the rules, as they were last time. */

import { trainerById } from '@pokesol/campaign';
import { formatById } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { levelsOf, otherRules } from '../battle/data/index.ts';
import { DeckFace, type Facing, MatchupFrame, personSide } from '../battle/lobby/index.ts';
import { type BuilderLine, type PastedList, pastedLists } from '../deck/index.ts';
import { DeckTextDialog } from '../deck-text/index.ts';
import { useMakeChallenge } from '../friend-challenge/index.ts';
import { TrainerPortrait } from '../trainer/index.ts';
import { ArrangedTable } from './ArrangedTable.tsx';
import { lastPractice } from './lastPractice.ts';
import { OtherSidePicker } from './OtherSidePicker.tsx';
import { PlayablePicker } from './PlayablePicker.tsx';
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
import { usePracticeStart, useSavedDeck } from './usePracticeStart.ts';

const ThemeDecksDialog = lazily(() => import('./ThemeDecksDialog.tsx'));

type PracticeSetupProps = { address: string; decks: readonly DeckSummaryJson[] };

type Side = 'own' | 'other';

const NO_LINES: readonly BuilderLine[] = [];
const OWNS_NOTHING_ASKED = () => Number.POSITIVE_INFINITY;

export function PracticeSetup({ address, decks }: PracticeSetupProps) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const [lists, setLists] = useState(pastedLists.all);
  const all = playables(decks, lists);
  const [chosen, setChosen] = useState(() => broughtChoice(params, all));
  /** Whose list is being pasted. */
  const [pasting, setPasting] = useState<Side>();
  /** For whom a theme deck is being chosen. */
  const [borrowing, setBorrowing] = useState<Side>();
  const { isStarting, start } = usePracticeStart();
  const { savedDeck, isSaving } = useSavedDeck(address);
  const friends = useMakeChallenge(address);

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
  const change = (part: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...part }));

  function pasted(list: PastedList) {
    pastedLists.keep(list);
    setLists(pastedLists.all());
    const key = listKeyOf(list.id);
    const takes = (each: AnyRules) => (each === 'official' ? list.official : list).isForPractice;
    change({
      ...(pasting === 'own' ? { own: key } : { against: 'list' as const, other: key }),
      ...(!takes(rules) && takes(otherRules(rules)) && { format: otherRules(rules) }),
    });
    setPasting(undefined);
  }

  async function begin() {
    if (own === undefined) return;
    lastPractice.keep({ ...chosen, against, own: own.key, other: other?.key, level });
    if (asked !== undefined) {
      const { begins, openHands } = chosen;
      return start({ own, format, level, deck: asked, begins, openHands });
    }
    const deckId = await savedDeck(own);
    if (deckId !== undefined) await friends.start(deckId, rules, format, true);
  }

  function borrow(key: string) {
    change(borrowing === 'own' ? { own: key } : { against: 'theme', other: key });
    setBorrowing(undefined);
  }

  const canSwap =
    own !== undefined &&
    other !== undefined &&
    (against === 'mine' || against === 'list' || against === 'theme');
  const swap = () => {
    if (canSwap) change({ own: other.key, other: own.key, against: sideOf(own) });
  };

  return (
    <>
      <MatchupFrame
        rules={rules}
        onRules={(next) => change({ format: next })}
        format={format}
        onFormat={(next) => change({ format: next })}
        yours={
          <PlayablePicker
            title="Your deck"
            step={2}
            decks={mine}
            barred={all.filter(({ takenBy }) => !takenBy(format))}
            format={format}
            picked={own?.key}
            onPick={(key) => change({ own: key })}
            onPaste={() => setPasting('own')}
            onBorrow={() => setBorrowing('own')}
          />
        }
        opponent={
          <OtherSidePicker
            format={format}
            against={against}
            onAgainst={(next) => change({ against: next })}
            trainerId={trainerId}
            onTrainer={(next) => change({ trainerId: next })}
            choices={choices}
            picked={other?.key}
            onPick={(key) => change({ other: key })}
            onPaste={() => setPasting('other')}
            onBorrow={() => setBorrowing('other')}
            level={level}
            onLevel={(next) => change({ level: next })}
            onSwap={canSwap ? swap : undefined}
          />
        }
        sides={[ownFacing(own), otherFacing()]}
        arranged={against === 'friend' ? undefined : <ArrangedTable arranged={chosen} onChange={change} />}
        facts={
          against === 'friend' ? ['Any cards, once your friend agrees'] : ['Any cards; no points, no record']
        }
        startLabel={against === 'friend' ? 'Get the Link' : 'Start Practice'}
        isBusy={isStarting || isSaving || friends.isStarting}
        missing={missingText()}
        onStart={() => void begin()}
        onBack={() => navigate('/deck-list')}
      />
      {borrowing !== undefined && (
        <Deferred onFail={() => setBorrowing(undefined)}>
          <ThemeDecksDialog
            format={format}
            picked={(borrowing === 'own' ? own : other)?.key}
            onPick={borrow}
            onClose={() => setBorrowing(undefined)}
          />
        </Deferred>
      )}
      {pasting !== undefined && (
        <Deferred onFail={() => setPasting(undefined)}>
          <DeckTextDialog
            mode="import"
            lines={NO_LINES}
            owned={OWNS_NOTHING_ASKED}
            onPractice={pasted}
            onClose={() => setPasting(undefined)}
          />
        </Deferred>
      )}
    </>
  );

  function missingText(): string | undefined {
    if (own === undefined) {
      const orBorrow = themeDecksIn(format).length > 0 ? ', or borrow a theme deck' : '';
      return `No deck or list of yours fits ${formatById(format).name}: paste one${orBorrow}.`;
    }
    if (asked === undefined && against !== 'friend')
      return against === 'list' ? 'Paste a list for the AI.' : 'You have no saved deck for the AI.';
    return undefined;
  }

  function otherFacing(): Facing {
    if (against === 'friend') return { ...personSide('A friend'), note: 'By a link that you send' };
    if (against === 'trainer')
      return {
        picture: <TrainerPortrait id={trainerId} className="facing-portrait" />,
        name: `${trainerById(trainerId)?.name ?? 'Trainer'}’s deck`,
        note: `AI, ${level}`,
      };
    const shown = against === 'mirror' ? own : other;
    return {
      picture: <DeckFace card={shown?.face} />,
      name: shown?.name ?? 'No deck yet',
      note: `AI, ${level}`,
    };
  }
}

/** Where the other side finds a deck of this kind. */
const sideOf = ({ list, theme }: Playable): Against =>
  theme !== undefined ? 'theme' : list === undefined ? 'mine' : 'list';

const ownFacing = (own: Playable | undefined): Facing => ({
  picture: <DeckFace card={own?.face} />,
  name: own?.name ?? 'No deck yet',
  note: own?.words ?? '',
});

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
