/** The chosen trainer on its way from the campaign to the arena: kept for this tab, read once, then gone. */
import { trainerById } from '@pokesol/campaign';
import type { Difficulty } from '@pokesol/protocol';
import { useLayoutEffect, useState } from 'react';
import { type KeyValueStore, tabStorage } from '../../platform/storage.ts';

export const HAND_OFF_KEY = 'campaignBattle';

export type HandOff = {
  readonly opponentId: string;
  readonly opponentName: string;
  readonly difficulty: Difficulty;
  readonly mode: 'campaign';
};

type Chosen = { readonly id: string; readonly name: string; readonly difficulty: Difficulty };

export function storeHandOff(
  { id, name, difficulty }: Chosen,
  store: Pick<KeyValueStore, 'write'> = tabStorage,
): void {
  const handOff: HandOff = { opponentId: id, opponentName: name, difficulty, mode: 'campaign' };
  store.write(HAND_OFF_KEY, JSON.stringify(handOff));
}

/** The second call finds nothing, whatever the first one found. */
export function takeHandOff(store: Pick<KeyValueStore, 'read' | 'remove'> = tabStorage): HandOff | undefined {
  const text = store.read(HAND_OFF_KEY);
  if (text === null) return undefined;
  store.remove(HAND_OFF_KEY);
  const id = opponentIn(text);
  const trainer = id === undefined ? undefined : trainerById(id);
  // Name and difficulty are the roster's: what lies in the storage may be anything.
  return (
    trainer && {
      opponentId: trainer.id,
      opponentName: trainer.name,
      difficulty: trainer.difficulty,
      mode: 'campaign',
    }
  );
}

function opponentIn(text: string): string | undefined {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== 'object' || found === null || !('opponentId' in found)) return undefined;
    return typeof found.opponentId === 'string' ? found.opponentId : undefined;
  } catch {
    // Foreign text: there is no choice in it.
    return undefined;
  }
}

/** `undefined` where none was chosen. Known before anything is painted. */
export function useHandOff(): HandOff | undefined {
  const [handOff, setHandOff] = useState<HandOff>();
  // Not while rendering: what is rendered twice must not read twice.
  useLayoutEffect(() => {
    const taken = takeHandOff();
    if (taken !== undefined) setHandOff(taken);
  }, []);
  return handOff;
}
