/** What becomes of a sent action on the screen of its player, by any rules. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleUpdate } from '@pokesol/protocol';
import { AI_NOTICES } from '@pokesol/protocol/constants';
import { sentenceOf } from '../../../platform/api.ts';
import { toast } from '../../../ui/toast.ts';
import type { SentAction } from './sendAction.ts';

type SettlePorts<R extends AnyRules> = {
  /** Takes back what was selected: the player decides again. */
  readonly clear: () => void;
  readonly refuse: (refused: { readonly title: string; readonly message: string }) => void;
  /** Says what was done, before anything else is said of it. */
  readonly onDone?: (update: BattleUpdate<R>) => void;
};

/** The board after it; `null` where it was not done. */
export function settled<R extends AnyRules>(
  sent: SentAction<R>,
  { clear, refuse, onDone }: SettlePorts<R>,
): BattleUpdate<R> | null {
  switch (sent.kind) {
    case 'done': {
      clear();
      onDone?.(sent.update);
      const notice = sent.update.aiNotice;
      if (notice !== null) toast(AI_NOTICES[notice].title, AI_NOTICES[notice].message);
      return sent.update;
    }
    case 'stale':
      // The board has moved on: it is shown.
      clear();
      if (sent.update.result === null) toast('Not Done', 'The battle has moved on; look again', 'quiet');
      return null;
    case 'over':
      return null;
    case 'refused':
      refuse(sent);
      return null;
    case 'lost':
      toast('Action Not Sent', sentenceOf(sent.error), 'destructive');
      return null;
  }
}
