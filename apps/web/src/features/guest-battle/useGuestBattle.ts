/** A kept battle on this screen: dealt or played again by the worker, and kept anew after each action. */
import type { AnyBattleAnswer } from '@pokesol/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuestBattle } from './guestBattle.ts';
import { type GuestEngine, startGuestEngine } from './guestEngine.ts';
import type { GuestReply } from './guestHost.ts';
import type { GuestLine } from './guestSession.ts';
import { keptGuestBattle } from './keptGuestBattle.ts';

type Opening =
  | { readonly kind: 'opening' }
  /** This browser keeps another one, or none. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'broken'; readonly why: 'rules' | 'actions' }
  /** Neither the worker nor the page could play it. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'open'; readonly answer: AnyBattleAnswer; readonly isNew: boolean };

export type OpenGuestBattle = {
  readonly opening: Opening;
  readonly tryAgain: () => void;
  readonly line: GuestLine;
  /** The battle as it is kept now. */
  readonly kept: () => GuestBattle | undefined;
  readonly ask: GuestEngine['ask'];
};

export function useGuestBattle(id: string): OpenGuestBattle {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  const [round, setRound] = useState(0);
  const engine = useRef<GuestEngine>(undefined);
  const kept = useRef<GuestBattle>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries it once more
  useEffect(() => {
    const found = keptGuestBattle.read();
    if (found === undefined || found.id !== id) return setOpening({ kind: 'gone' });
    kept.current = found;
    const started = startGuestEngine();
    engine.current = started;
    let isHere = true;
    const opened = (reply: GuestReply) => {
      if (!isHere) return;
      if (reply.kind === 'broken') return setOpening(reply);
      if (reply.kind !== 'opened') return setOpening({ kind: 'failed' });
      kept.current = reply.battle;
      keptGuestBattle.write(reply.battle);
      setOpening({ kind: 'open', answer: reply.answer, isNew: found.deal === null });
    };
    started.ask({ kind: 'open', battle: found }).then(opened, (error: unknown) => {
      console.warn('The guest battle did not open', error);
      if (isHere) setOpening({ kind: 'failed' });
    });
    return () => {
      isHere = false;
      started.end();
    };
  }, [id, round]);

  const ask = useCallback<GuestEngine['ask']>((request) => {
    if (engine.current === undefined) throw new Error('No battle is open');
    return engine.current.ask(request);
  }, []);
  const line = useCallback<GuestLine>(
    async (action) => {
      if (kept.current === undefined) throw new Error('No battle is open');
      const now = new Date().toISOString();
      const reply = await ask({ kind: 'act', battle: kept.current, action, now });
      if (reply.kind === 'done') {
        kept.current = reply.battle;
        keptGuestBattle.write(reply.battle);
      }
      return reply;
    },
    [ask],
  );
  const tryAgain = useCallback(() => {
    setOpening({ kind: 'opening' });
    setRound((before) => before + 1);
  }, []);
  return { opening, tryAgain, line, ask, kept: useCallback(() => kept.current, []) };
}
