/** Everything there is to know about one card, beside its face in letters that can be read. */
import { effectLevel, isHolographic } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Card } from './Card.tsx';
import { CardNeighbours, type Neighbours } from './CardNeighbours.tsx';
import { classicSentence, dollars, numberOf, plainCardText, seriesOf, setNameOf } from './cardFacts.ts';
import { freeEnergyType } from './faceText.ts';
import { OfficialPlay } from './OfficialPlay.tsx';
import { PLAYS_NAMES, PLAYS_TONES, useCardText } from './officialPlay.ts';
import { RarityBadge } from './RarityBadge.tsx';
import { ReadableFace } from './ReadableFace.tsx';
import './cardDetails.css';

const TILT_DEGREES = 10;

type CardDialogProps = {
  card: CardJson;
  quantity?: number;
  onClose: () => void;
  /** The cards beside it where it was opened, one of which may take its place. */
  neighbours?: Neighbours;
  /** What the screen it was opened from knows of the card: where it is found, where it stands. */
  children?: ReactNode;
  /** Its buttons, always in sight at the foot of the window: what can be taken back first, what leads on last. */
  footer?: ReactNode;
};

export default function CardDialog(props: CardDialogProps) {
  const { card, quantity, onClose, neighbours, children, footer } = props;
  const { attributes } = card;
  const text = useCardText(card.id);
  return (
    <Dialog title={card.name} onClose={onClose} isCard>
      <div className="card-details">
        <div className="card-details-card">
          <Card
            key={card.id}
            card={card}
            tilt={TILT_DEGREES}
            face={<ReadableFace card={card} lines={text.data?.lines ?? []} />}
          />
        </div>
        {neighbours && <CardNeighbours {...neighbours} />}
        {/* A key of its own: the next card's words begin at their beginning. */}
        <div key={card.id} className="card-details-words">
          <div className="card-details-badges">
            <RarityBadge rarity={card.rarity} />
            {isHolographic(card.rarity) && <Badge tone="sun">Holographic</Badge>}
            {text.data && <Badge tone={PLAYS_TONES[text.data.plays]}>{PLAYS_NAMES[text.data.plays]}</Badge>}
            {freeEnergyType(card) !== undefined && <Badge tone="sun">Any number is free in decks</Badge>}
            {quantity !== undefined && quantity > 0 && <Badge>You own {quantity}</Badge>}
          </div>
          <OfficialPlay card={card} text={text} />
          <p className="quiet">In Classic battles: {classicSentence(card)}</p>
          <dl className="card-details-facts">
            <Fact name="Set">{setNameOf(card)}</Fact>
            <Fact name="Series">{seriesOf(card)}</Fact>
            <Fact name="Card Number">{numberOf(card)}</Fact>
            {/* The picture is ours; the name belongs to the printed card. */}
            <Fact name="Original by">{attributes.artist || 'Unknown'}</Fact>
            <Fact name="Effect Level">
              <span className="card-details-effect">{effectLevel(card.rarity)}</span>
            </Fact>
            <Price name="Normal" price={attributes.normalPrice} />
            <Price name="Holofoil" price={attributes.holofoilPrice} />
          </dl>
          {children}
          {card.description && (
            <section>
              <Heading>About This Card</Heading>
              <p className="card-details-description">{card.description}</p>
            </section>
          )}
          {attributes.extra && (
            <section>
              <Heading>More</Heading>
              <dl className="card-details-facts">
                {Object.entries(attributes.extra).map(([name, value]) => (
                  <Fact key={name} name={name}>
                    {plainCardText(value)}
                  </Fact>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
      {footer && <div className="card-details-foot">{footer}</div>}
    </Dialog>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h3 className="pixel-title card-details-heading">{children}</h3>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="can-shrink">
      <dt className="hint">{name}</dt>
      <dd className="card-details-value">{children}</dd>
    </div>
  );
}

/** No row without a price. */
const Price = ({ name, price }: { name: string; price: number | undefined }) =>
  price === undefined ? null : <Fact name={name}>{dollars(price)}</Fact>;
