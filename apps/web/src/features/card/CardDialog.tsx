/** Everything there is to know about one card, beside a large picture of it. */
import { effectLevel, isHolographic } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Card } from './Card.tsx';
import { dollars, numberOf, seriesOf, setNameOf } from './cardFacts.ts';
import { RarityBadge } from './RarityBadge.tsx';

const TILT = 10;

type CardDialogProps = { card: CardJson; quantity?: number; onClose: () => void };

export default function CardDialog({ card, quantity, onClose }: CardDialogProps) {
  const { attributes } = card;
  return (
    <Dialog title={card.name} onClose={onClose} wide>
      <div className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8">
        <Card card={card} tilt={TILT} className="mx-auto max-w-72 md:max-w-none" />
        <div className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center gap-2">
            <RarityBadge rarity={card.rarity} />
            {isHolographic(card.rarity) && <Badge tone="sun">Holographic</Badge>}
            {card.hp !== undefined && <Badge>HP {card.hp}</Badge>}
            {quantity !== undefined && <Badge tone="mint">You own {quantity}</Badge>}
          </div>
          <Facts>
            <Fact name="Set">{setNameOf(card)}</Fact>
            <Fact name="Series">{seriesOf(card)}</Fact>
            <Fact name="Card Number">{numberOf(card)}</Fact>
            {attributes.artist && <Fact name="Artist">{attributes.artist}</Fact>}
            <Fact name="Effect Level">{effectLevel(card.rarity)}</Fact>
          </Facts>
          <Heading>Battle Stats</Heading>
          <Facts>
            <Fact name="Type">{attributes.types.join(', ') || attributes.supertype}</Fact>
            <Fact name="Weakness">{card.weakness ?? 'None'}</Fact>
            <Fact name="Resistance">{card.resistance ?? 'None'}</Fact>
          </Facts>
          {card.attacks.map(({ name, damage, cost, text }) => (
            <p key={name}>
              {cost.join(' ')} {name} {damage} {text}
            </p>
          ))}
          <Heading>Market Info</Heading>
          <Facts>
            <Fact name="Normal">{dollars(attributes.normalPrice)}</Fact>
            <Fact name="Holofoil">{dollars(attributes.holofoilPrice)}</Fact>
          </Facts>
        </div>
      </div>
    </Dialog>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h3 className="pixel-title mt-6 mb-3 text-xs text-sun">{children}</h3>
);
const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3">{children}</dl>
);
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
