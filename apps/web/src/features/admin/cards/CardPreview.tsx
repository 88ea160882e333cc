/** The card that is being made, drawn while it is typed. */
import { isRefusal } from '@pokesol/engine/result';
import type { CardSetJson } from '@pokesol/protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Card } from '../../card/index.ts';
import { type Attributes, readAttributesText } from './attributesText.ts';
import type { CardFormValues, EnteredCard } from './cardForm.ts';
import { lostMessages } from './lostMessages.ts';
import { previewOf } from './previewCard.ts';
import './cards.css';

type CardPreviewProps = {
  control: Control<CardFormValues, unknown, EnteredCard>;
  sets: readonly CardSetJson[];
};

export function EditedCardPreview({ control, sets }: CardPreviewProps) {
  const [name, setId, cardNumber, rarity, artworkUrl, description, attributes] = useDeferredValue(
    useWatch({
      control,
      name: ['name', 'setId', 'cardNumber', 'rarity', 'artworkUrl', 'description', 'attributes'],
    }),
  );
  const [good, setGood] = useState<{ text: string; value: Attributes }>({ text: '', value: {} });
  if (good.text !== attributes) {
    const read = readAttributesText(attributes);
    if (!isRefusal(read)) setGood({ text: attributes, value: read.value ?? {} });
  }
  const { card, isWhole } = useMemo(
    () =>
      previewOf(
        { name, setId, cardNumber, rarity, artworkUrl, description, attributes },
        sets.find(({ id }) => id === setId),
        good.value,
      ),
    [name, setId, cardNumber, rarity, artworkUrl, description, attributes, sets, good],
  );
  const lost = useMemo(() => lostMessages(good.value), [good]);
  return (
    <section aria-label="Preview" className="card-form-preview">
      <p className="hint">As players see it</p>
      <Card card={card} />
      <div role="status" className="card-preview-problems">
        {!isWhole && <p>Attributes that cannot be read are left out here.</p>}
        {lost.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
    </section>
  );
}
