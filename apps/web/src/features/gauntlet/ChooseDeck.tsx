/** Which deck is tried out: one of the wallet's, a pasted list, a theme deck or the starter deck. Without a wallet, too. */
import { STARTER_DECK, STARTER_DECK_NAME } from '@pokesol/decks';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type BuilderLine, type PastedList, pastedLists, useDecks } from '../deck/index.ts';
import { DeckTextDialog } from '../deck-text/index.ts';
import {
  listKeyOf,
  type Playable,
  PlayableRows,
  playables,
  ThemeDecksDialog,
  themeOf,
} from '../practice/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import { keptGauntlets } from './gauntletRun.ts';
import { gauntletHref, STARTER_KEY } from './triedDeck.ts';
import '../battle/lobby/deckRows.css';
import '../battle/lobby/matchup.css';
import '../practice/practice.css';

const NO_LINES: readonly BuilderLine[] = [];
const OWNS_NOTHING_ASKED = () => Number.POSITIVE_INFINITY;

const STARTER: Playable = {
  key: STARTER_KEY,
  name: STARTER_DECK_NAME,
  words: 'the free pack’s deck',
  face: undefined,
  asked: { cards: STARTER_DECK.map(({ cardId, quantity }) => ({ cardId, quantity })) },
  takenBy: () => true,
};

export function ChooseDeck() {
  const address = useWalletAddress();
  return (
    <>
      <div className="page-head">
        <div>
          <h1 className="pixel-title page-title">Gauntlet</h1>
          <p className="page-subtitle">
            The AI plays a deck against six decks of its time, here in your browser, and counts its wins. No
            wallet, no points.
          </p>
        </div>
      </div>
      {address === undefined ? <Rows decks={[]} /> : <OwnRows address={address} />}
    </>
  );
}

function OwnRows({ address }: { address: string }) {
  const { data, error, refetch } = useDecks(address);
  if (data !== undefined) return <Rows decks={data} />;
  if (error === null) return <Skeleton className="screen-placeholder" />;
  return (
    <>
      <p role="alert">
        Your decks did not load. {sentenceOf(error)}{' '}
        <button type="button" className="text-button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
      <Rows decks={[]} />
    </>
  );
}

function Rows({ decks }: { decks: Parameters<typeof playables>[0] }) {
  const [, navigate] = useLocation();
  const title = useId();
  const [lists, setLists] = useState(pastedLists.all);
  const [picked, setPicked] = useState(() => keptGauntlets.all()[0]?.deckKey);
  const [open, setOpen] = useState<'paste' | 'borrow'>();
  const all = [
    ...playables(decks, lists).filter(({ takenBy }) => takenBy('official') || takenBy('classic')),
    themeOf(picked) ?? OVERGROWTH,
    STARTER,
  ].flatMap((each) => each ?? []);
  const chosen = all.find(({ key }) => key === picked) ?? all[0];
  function pasted(list: PastedList) {
    pastedLists.keep(list);
    setLists(pastedLists.all());
    setPicked(listKeyOf(list.id));
    setOpen(undefined);
  }
  return (
    <form
      className="gauntlet-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) navigate(gauntletHref(chosen.key));
      }}
    >
      <h2 id={title} className="pixel-title gauntlet-heading">
        Which deck
      </h2>
      <PlayableRows
        format="official"
        titleId={title}
        decks={all}
        picked={chosen?.key}
        onPick={setPicked}
        onPaste={() => setOpen('paste')}
        onBorrow={() => setOpen('borrow')}
      />
      <Button type="submit" className="gauntlet-begin">
        Try it out
      </Button>
      {open === 'borrow' && (
        <Deferred onFail={() => setOpen(undefined)}>
          <ThemeDecksDialog
            format="official"
            picked={chosen?.key}
            onPick={(key) => {
              setPicked(key);
              setOpen(undefined);
            }}
            onClose={() => setOpen(undefined)}
          />
        </Deferred>
      )}
      {open === 'paste' && (
        <Deferred onFail={() => setOpen(undefined)}>
          <DeckTextDialog
            mode="import"
            lines={NO_LINES}
            owned={OWNS_NOTHING_ASKED}
            onPractice={pasted}
            onClose={() => setOpen(undefined)}
          />
        </Deferred>
      )}
    </form>
  );
}

const OVERGROWTH = themeOf('theme:base1-overgrowth');
