/** The open builder: brings table, cards, saving and leaving together, and shows the dialog that is asked for. */
import { useReducer, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { keepFormat, pastedList, playHref, useDeckFormat, useDecks } from '../deck/index.ts';
import { freeName, nameOfCopy } from '../deck-list/index.ts';
import { BuilderActions } from './BuilderActions.tsx';
import { type BuilderDialog, BuilderDialogs } from './BuilderDialogs.tsx';
import { BuilderFrame } from './BuilderFrame.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { DeckFields } from './DeckFields.tsx';
import { draftKey, draftStore, useDraft } from './draft.ts';
import type { Pool } from './pool.ts';
import { RestoredNote } from './RestoredNote.tsx';
import { useBuilderKeys } from './useBuilderKeys.ts';
import { useCardMoves } from './useCardMoves.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { savedOf, useOpenDeck } from './useOpenDeck.ts';
import { useSaving } from './useSaving.ts';
import { useStillThere } from './useStillThere.ts';
import { useValidation } from './useValidation.ts';
import { Workspace } from './Workspace.tsx';
import { EMPTY, EMPTY_WORKBENCH, isUnsaved, workbenchReducer } from './workbench.ts';

export function DeckBuilder({ address, pool }: { address: string; pool: Pool }) {
  const [path, navigate] = useLocation();
  const deckId = new URLSearchParams(useSearch()).get('deck') || undefined;
  const [bench, dispatch] = useReducer(workbenchReducer, EMPTY_WORKBENCH);
  const [dialog, setDialog] = useState<BuilderDialog>();
  const { opening, reopen, nowOnTable } = useOpenDeck({ address, deckId, find: pool.find, dispatch });
  const isOpen = opening.status === 'open';
  const unsaved = isOpen && isUnsaved(bench);
  useDraft(address, bench, isOpen, pool.find);
  const [format, setFormat] = useDeckFormat(address, deckId);
  const moves = useCardMoves(bench, dispatch, pool.owned, format);
  const { present, saved } = bench;
  const forget = () => draftStore(saved?.id).remove(draftKey(address, saved?.id));

  const stillThere = useStillThere(bench.opening, deckId);
  const saving = useSaving(address, bench.opening, (deck, sent) => {
    if (!stillThere()) return;
    forget();
    const content = { ...sent, name: deck.name, description: deck.description };
    dispatch({ type: 'saved', saved: { ...savedOf(deck), content }, opening: bench.opening });
    // A copy goes by the name it was saved under.
    if (sent.name !== present.name) dispatch({ type: 'typed', field: 'name', text: sent.name });
    nowOnTable(deck.id);
    keepFormat(address, deck.id, format);
    if (deckId !== deck.id) navigate(`${path}?deck=${deck.id}`, { replace: true });
  });
  const save = () => saving.save(present, saved);
  const { data: decks } = useDecks(address);
  const saveCopy = () => {
    const name = freeName(nameOfCopy(present.name.trim()), decks?.map((deck) => deck.name) ?? []);
    return saving.save({ ...present, name });
  };
  const guard = useLeaveGuard(unsaved || saving.saving);
  const validation = useValidation({ address, bench, unsaved, owned: pool.owned }, (result) =>
    setDialog({ kind: 'validation', result, isSaved: !unsaved }),
  );
  useBuilderKeys(dispatch);

  const loadDeck = (id: string) => guard.ask(() => navigate(`${path}?deck=${id}`));
  const newDeck = () =>
    guard.ask(() => {
      forget();
      draftStore(undefined).remove(draftKey(address, undefined));
      dispatch({ type: 'opened', content: EMPTY });
      nowOnTable(undefined);
      navigate(path);
    });
  const discard = () => {
    forget();
    reopen();
  };

  /** What lies on the table, saved or not. */
  const playAt = (screen: 'practice' | 'gauntlet') => {
    if (saved !== undefined && !unsaved) return navigate(`/${screen}?deck=${encodeURIComponent(saved.id)}`);
    const list = pastedList(present.lines, { name: present.name.trim(), note: present.note ?? '' });
    guard.ask(() => navigate(playHref(screen, list)));
  };

  const actions = isOpen && (
    <BuilderActions
      onValidate={validation.validate}
      validating={validation.validating}
      onSave={() => void save()}
      saving={saving.saving}
      canSave={present.name.trim() !== ''}
      unsaved={unsaved}
    />
  );
  const fields = isOpen ? (
    <DeckFields address={address} bench={bench} dispatch={dispatch} onLoad={loadDeck} onNew={newDeck} />
  ) : undefined;

  return (
    <BuilderFrame unsaved={unsaved} fields={fields} actions={actions}>
      {opening.status === 'loading' && <BuilderSkeleton />}
      {opening.status === 'failed' && (
        <EmptyState
          icon="alert"
          title="This deck did not load"
          action={
            <div className="button-row is-centred">
              <Button onClick={reopen}>Try again</Button>
              <Button tone="secondary" onClick={newDeck}>
                Start a new deck
              </Button>
            </div>
          }
        >
          {sentenceOf(opening.error)}
        </EmptyState>
      )}
      {isOpen && (
        <>
          {opening.restored && unsaved && <RestoredNote onDiscard={discard} />}
          <Workspace
            bench={bench}
            dispatch={dispatch}
            pool={pool}
            moves={moves}
            format={format}
            onFormat={setFormat}
            onDialog={setDialog}
            onPlay={playAt}
          />
        </>
      )}
      <p role="status" data-testid="deck-said" className="sr-only">
        {moves.said}
      </p>
      <BuilderDialogs
        dialog={dialog}
        onDialog={setDialog}
        bench={bench}
        dispatch={dispatch}
        pool={pool}
        format={format}
        onPractice={(list) => guard.ask(() => navigate(playHref('practice', list)))}
        conflict={saving.conflict}
        onConflictClose={saving.closeConflict}
        onLoadNewer={() => {
          saving.closeConflict();
          discard();
        }}
        onSaveCopy={() => void saveCopy()}
        saving={saving.saving}
        leaving={guard.asking}
        onStay={guard.stay}
        onLeave={() => {
          forget();
          guard.leave();
        }}
        onSaveAndLeave={async () => {
          // Once it is saved the guard goes on by itself.
          if (!(await save())) guard.stay();
        }}
      />
    </BuilderFrame>
  );
}
