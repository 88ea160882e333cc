/** Every card of public card data can be edited: the form that it fills in is read as the same card. */
import { formAttributes, isPrintable } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { hasPublicData, publicCards, publicDataNote, publicSet, publicSetIds } from '@pokesol/cards/testing';
import { newCardSet } from '@pokesol/protocol';
import { describe, expect, test } from 'vitest';
import { readPublicCard } from '../imports/publicCard.ts';

describe.skipIf(!hasPublicData)(`the form of every public card${publicDataNote}`, () => {
  test.each(publicSetIds())('of %s', (setId) => {
    const name = publicSet(setId)?.name ?? '';
    expect(newCardSet.safeParse({ name })).toEqual({ success: true, data: { name } });
    for (const raw of publicCards(setId)) {
      const read = readPublicCard(raw, setId);
      if (!('card' in read)) throw new Error(`${read.id} was not read`);
      const { card } = read;
      expect(isPrintable(card.name), card.name).toBe(true);
      const made = madeCard({ ...card, cardNumber: '0', attributes: formAttributes(card) }, card.setId);
      expect(made).toEqual({ card: { ...card, id: `${setId}-0`, cardNumber: '0' } });
    }
  });
});
