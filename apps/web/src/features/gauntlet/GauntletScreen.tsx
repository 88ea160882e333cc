/** One deck's gauntlet on the screen: how it goes, what comes of it, and the four buttons at its foot. */
import { comparisonOf } from '@pokesol/ai/gauntlet';
import type { AnyRules } from '@pokesol/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { counted } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { toast } from '../../ui/toast.ts';
import { limitedFormat, RULES_NAMES } from '../battle/data/index.ts';
import { LEVEL_NAMES } from '../battle/lobby/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import { gauntletCommand } from './command.ts';
import { GauntletResult } from './GauntletResult.tsx';
import { freshSeed, type GauntletRun, settingsOf } from './gauntletRun.ts';
import { type GauntletState, gauntlets, MORE_BATTLES, opponentsOf, type TriedDeck } from './gauntlets.ts';
import { SwapResult } from './SwapResult.tsx';
import { type SwapKept, savedDeckIdOf, useDeckLines } from './savedDeckLines.ts';

const SettingsDialog = lazily(() => import('./SettingsDialog.tsx'));
const SwapDialog = lazily(() => import('./SwapDialog.tsx'));
const KeepSwapDialog = lazily(() => import('./KeepSwapDialog.tsx'));

export type GauntletProps = {
  run: GauntletRun;
  state: GauntletState;
  deck: TriedDeck;
  rules: readonly AnyRules[];
};

export function GauntletScreen({ run, state, deck, rules }: GauntletProps) {
  const [open, setOpen] = useState<'settings' | 'swap' | 'keep'>();
  const close = () => setOpen(undefined);
  const isSwap = run.swap !== null;
  const [kept, setKept] = useState<SwapKept>();
  const write = useDeckLines(useWalletAddress() ?? '');
  const deckId = savedDeckIdOf(run);
  const format = limitedFormat(run.format);
  return (
    <div>
      <div className="page-head gauntlet-head">
        <div>
          <h1 className="pixel-title page-title">{isSwap ? 'Is the swap better?' : 'Gauntlet'}</h1>
          <p className="page-subtitle">
            {isSwap
              ? `Both lists play the same ${counted(run.battles, 'battle')}: same shuffles, same coins, same opponents.`
              : `${run.deckName} plays ${counted(run.battles, 'battle')} against six decks${format === undefined ? '' : ` of ${format}`}. The AI, ${LEVEL_NAMES[run.level]}, plays both sides, by ${RULES_NAMES[run.rules]} rules.`}
          </p>
        </div>
      </div>
      {kept !== undefined && deckId !== undefined && (
        <Kept
          onUndo={async () => {
            const { lines, swap } = kept.before;
            if (swap === null) return;
            await write(deckId, { from: swap.lines, to: lines }, () => gauntlets.putBack(kept.before));
            setKept(undefined);
          }}
        />
      )}
      <Trouble state={state} onAnew={() => gauntlets.begin(deck, settingsOf(run))} />
      {isSwap ? (
        <SwapResult run={run} swap={run.swap} state={state} />
      ) : (
        <GauntletResult run={run} state={state} onSwap={() => setOpen('swap')} />
      )}
      <Pad
        run={run}
        state={state}
        deck={deck}
        onSettings={() => setOpen('settings')}
        onSwap={() => setOpen('swap')}
        onKeep={deckId === undefined ? undefined : () => setOpen('keep')}
      />
      {open === 'keep' && run.swap !== null && deckId !== undefined && (
        <Deferred onFail={close}>
          <KeepSwapDialog
            deckName={run.deckName}
            verdict={comparisonOf(run.outcomes, run.swap.outcomes, opponentsOf(run).length).verdict}
            onKeep={async () => {
              if (run.swap === null) return;
              await write(deckId, { from: run.lines, to: run.swap.lines }, () => setKept({ before: run }));
            }}
            onClose={close}
          />
        </Deferred>
      )}
      {open === 'settings' && (
        <Deferred onFail={close}>
          <SettingsDialog
            run={run}
            rules={rules}
            onBegin={(settings) => {
              gauntlets.begin(deck, settings);
              close();
            }}
            onClose={close}
          />
        </Deferred>
      )}
      {open === 'swap' && (
        <Deferred onFail={close}>
          <SwapDialog
            run={run}
            onSwap={(lines) => {
              gauntlets.swap(lines);
              close();
            }}
            onClose={close}
          />
        </Deferred>
      )}
    </div>
  );
}

function Kept({ onUndo }: { onUndo: () => Promise<void> }) {
  const [problem, setProblem] = useState<string>();
  const [isUndoing, setUndoing] = useState(false);
  async function undo() {
    setUndoing(true);
    try {
      await onUndo();
    } catch (error) {
      console.warn('The swap was not undone', error);
      setProblem('The deck was not changed back. Try again, or edit it.');
      setUndoing(false);
    }
  }
  return (
    <div role="status" className="gauntlet-kept">
      <p>{problem ?? 'The deck now has the swap, and its gauntlet starts again.'}</p>
      <Button tone="secondary" busy={isUndoing} onClick={() => void undo()}>
        Undo
      </Button>
    </div>
  );
}

function Trouble({ state, onAnew }: { state: GauntletState; onAnew: () => void }) {
  if (state.status === 'failed')
    return (
      <div role="alert" className="gauntlet-trouble">
        <p>The gauntlet stopped. {sentenceOf(state.error)} The battles played so far stay here.</p>
        <Button onClick={gauntlets.goOn}>Try again</Button>
      </div>
    );
  if (state.status === 'outdated')
    return (
      <div role="alert" className="gauntlet-trouble">
        <p>The rules have changed since it began, so its battles no longer count.</p>
        <Button onClick={onAnew}>Play it again</Button>
      </div>
    );
  return null;
}

type PadProps = Omit<GauntletProps, 'rules'> & {
  onSettings: () => void;
  onSwap: () => void;
  /** Absent where the deck cannot hold the swap. */
  onKeep: (() => void) | undefined;
};

function Pad({ run, state, deck, onSettings, onSwap, onKeep }: PadProps) {
  const { status } = state;
  const isDone = status === 'done';
  const isGoing = status === 'playing' || status === 'loading';
  async function share() {
    if (!isDone) return;
    try {
      await navigator.clipboard.writeText(gauntletCommand(run));
      toast('Copied', 'The command that repeats this gauntlet, number by number.');
    } catch (error) {
      console.warn('The clipboard is closed to us', error);
      toast(
        'Not Copied',
        'This browser does not allow copying here. You will find the command below the numbers.',
        'destructive',
      );
    }
  }
  return (
    <section className="gauntlet-pad" aria-label="Actions">
      {run.swap === null ? (
        <Link
          href="/gauntlet"
          onClick={isGoing ? gauntlets.pause : undefined}
          className={buttonClass('secondary', 'gauntlet-button')}
        >
          {isDone ? 'Other deck' : 'Stop'}
          <small>{isDone ? 'this is kept' : 'kept here'}</small>
        </Link>
      ) : (
        <Button tone="secondary" className="gauntlet-button" onClick={() => gauntlets.swap(null)}>
          Back
          <small>to the deck</small>
        </Button>
      )}
      {run.swap === null ? (
        <Button tone="secondary" className="gauntlet-button" onClick={onSettings}>
          Settings
          <small>level, seed</small>
        </Button>
      ) : (
        <Button tone="secondary" className="gauntlet-button" onClick={onSwap}>
          Other swap
          <small>same battles</small>
        </Button>
      )}
      {run.swap === null ? (
        <Button
          tone="secondary"
          className="gauntlet-button"
          aria-disabled={!isDone || undefined}
          onClick={() => void share()}
        >
          Share
          <small>{isDone ? 'copy the command' : `after ${run.battles}`}</small>
        </Button>
      ) : (
        <Button
          tone="secondary"
          className="gauntlet-button"
          aria-disabled={!isDone || undefined}
          onClick={() => isDone && gauntlets.more()}
        >
          {MORE_BATTLES / 2} more deals
          <small>{isDone ? 'with both lists' : `after ${run.battles}`}</small>
        </Button>
      )}
      {isGoing ? (
        <Button tone="secondary" className="gauntlet-button" onClick={gauntlets.pause}>
          Pause
          <small>go on later</small>
        </Button>
      ) : isDone && run.swap !== null ? (
        <Button
          className="gauntlet-button"
          aria-disabled={onKeep === undefined || undefined}
          onClick={() => onKeep?.()}
        >
          Keep the swap
          <small>{onKeep === undefined ? 'a saved deck only' : 'in the deck'}</small>
        </Button>
      ) : isDone ? (
        <Button
          tone="secondary"
          className="gauntlet-button"
          onClick={() => gauntlets.begin(deck, { ...settingsOf(run), seed: freshSeed() })}
        >
          Again
          <small>with a new seed</small>
        </Button>
      ) : (
        <Button className="gauntlet-button" onClick={gauntlets.goOn}>
          Go on
          <small>{nextText(run)}</small>
        </Button>
      )}
    </section>
  );
}

const nextText = ({ battles, outcomes, swap }: GauntletRun): string =>
  `at battle ${(outcomes.length < battles ? outcomes.length : (swap?.outcomes.length ?? 0)) + 1}`;
