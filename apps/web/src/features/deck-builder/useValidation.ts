/** Has the deck judged: as it is saved by the server, with unsaved changes by the same rules here. */
import {
  type DeckValidation,
  type OfficialFindings,
  type Owned,
  officialFindings,
  validateDeck,
} from '@pokesol/decks';
import { useLayoutEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { validateSavedDeck } from '../deck/index.ts';
import type { Workbench } from './workbench.ts';

/** By the rules of Classic, and beside them by the official ones. */
export type DeckVerdict = DeckValidation & {
  readonly official: Pick<OfficialFindings, 'isLegal' | 'errors'>;
};

type Judged = { address: string; bench: Workbench; unsaved: boolean; owned: Owned };

export function useValidation(
  { address, bench: { present, saved }, unsaved, owned }: Judged,
  onResult: (result: DeckVerdict) => void,
) {
  const [validating, setValidating] = useState(false);
  const onTable = useRef<Workbench['present']>(undefined);
  useLayoutEffect(() => {
    onTable.current = present;
    return () => {
      onTable.current = undefined;
    };
  }, [present]);

  async function askServer(deckId: string) {
    setValidating(true);
    try {
      const verdict = await validateSavedDeck(address, deckId);
      // A verdict on what no longer lies on the table says nothing.
      if (onTable.current === present) onResult(verdict);
    } catch (error) {
      console.warn('The deck was not validated', error);
      toast('Error', 'Failed to validate deck', 'destructive');
    } finally {
      setValidating(false);
    }
  }

  const validate = () => {
    if (saved !== undefined && !unsaved) void askServer(saved.id);
    else
      onResult({
        ...validateDeck(present.lines, { owned }),
        official: officialFindings(present.lines, { owned }),
      });
  };
  return { validate, validating };
}
