/** Every kind of card at every size on one page, for those who work on cards; development builds only. */
import { CARD_TYPES, RARITIES } from '@pokesol/cards';
import { TYPE_STYLES } from '@pokesol/pixel-art/cards';
import type { CardJson } from '@pokesol/protocol';
import { useState } from 'react';
import {
  bareCard,
  brokenCard,
  Card,
  CardDialog,
  longCard,
  RarityBadge,
  shippedCardJson,
  TypeIcon,
} from '../card/index.ts';
import { DevFrame, Row } from './DevFrame.tsx';
import './dev.css';

const SIZES = [60, 120, 240, 420];
const ALL = shippedCardJson();
const ofType = (type: string) => ALL.filter(({ pokemonType }) => pokemonType === type);
const SAMPLES = ['base1-4', 'base1-58', 'sv3pt5-6', 'sv3pt5-199', 'sv3pt5-205'];

export default function CardsPage() {
  const [open, setOpen] = useState<CardJson>();
  const show = (card: CardJson, width: number, key = card.id) => (
    <button key={key} type="button" style={{ width }} onClick={() => setOpen(card)}>
      <Card card={card} tilt={10} />
    </button>
  );
  return (
    <DevFrame title="Cards">
      <Row title="Sizes">
        {SAMPLES.flatMap((id) => ALL.filter((card) => card.id === id)).map((card) => (
          <div key={card.id} className="dev-card-sizes">
            {SIZES.map((size) => show(card, size, `${card.id} ${size}`))}
          </div>
        ))}
      </Row>
      <Row title="Rarity × type">
        {RARITIES.flatMap((rarity) =>
          CARD_TYPES.map((type, index) => {
            const cards = ofType(type);
            const card = cards[index % Math.max(1, cards.length)] ?? {
              ...bareCard,
              id: type,
              pokemonType: type,
            };
            return show({ ...card, id: `${card.id} ${rarity}`, rarity }, 100);
          }),
        )}
      </Row>
      <Row title="Trainers and energy">
        {ALL.filter(({ pokemonType }) => pokemonType === undefined).map((card) => show(card, 130))}
      </Row>
      <Row title="Odd ones">
        {[longCard, bareCard, brokenCard].flatMap((card) =>
          [120, 260].map((size) => show(card, size, `${card.id} ${size}`)),
        )}
      </Row>
      <Row title="Signs">
        {TYPE_STYLES.map((type) => (
          <TypeIcon key={type} type={type} className="dev-type" />
        ))}
        {RARITIES.map((rarity) => (
          <RarityBadge key={rarity} rarity={rarity} />
        ))}
      </Row>
      <Row title="All">{ALL.map((card) => show(card, 120))}</Row>
      {open && <CardDialog card={open} quantity={2} onClose={() => setOpen(undefined)} />}
    </DevFrame>
  );
}
