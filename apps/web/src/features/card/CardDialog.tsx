/** Everything there is to know about one card, beside a large picture of it. */
import { effectLevel, isHolographic } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AttackList } from './AttackList.tsx';
import { Card } from './Card.tsx';
import { CardNeighbours, type Neighbours } from './CardNeighbours.tsx';
import {
  classicPlayOf,
  dollars,
  numberOf,
  plainCardText,
  playsInFull,
  printedType,
  seriesOf,
  setNameOf,
} from './cardFacts.ts';
import { OfficialPlay } from './OfficialPlay.tsx';
import { RarityBadge } from './RarityBadge.tsx';
import { TypeSign } from './TypeIcon.tsx';
import './cardDetails.css';

const TILT_DEGREES = 10;

type CardDialogProps = {
  card: CardJson;
  quantity?: number;
  onClose: () => void;
  /** The cards beside it where it was opened, one of which may take its place. */
  neighbours?: Neighbours;
  /** What the screen it was opened from knows of the card; stands before what is printed on it. */
  children?: ReactNode;
  /** Its buttons, always in sight at the foot of the window: what can be taken back first, what leads on last. */
  footer?: ReactNode;
};

export default function CardDialog(props: CardDialogProps) {
  const { card, quantity, onClose, neighbours, children, footer } = props;
  const { attributes } = card;
  const printed = printedType(card);
  const classic = classicPlayOf(card);
  const isWhole = playsInFull(card);
  const types = attributes.types.length > 0 || printed === undefined ? attributes.types : [printed];
  return (
    <Dialog title={card.name} onClose={onClose} wide>
      <div className="card-details">
        <div className="card-details-card">
          <Card key={card.id} card={card} tilt={TILT_DEGREES} />
          {neighbours && <CardNeighbours {...neighbours} />}
        </div>
        <div className="can-shrink">
          <div className="card-details-badges">
            <RarityBadge rarity={card.rarity} />
            {isHolographic(card.rarity) && <Badge tone="sun">Holographic</Badge>}
            {card.hp !== undefined && <Badge className="bright">HP {card.hp}</Badge>}
            {/* Official battles, which may play it in full, have a badge of their own below. */}
            <Badge tone={isWhole ? 'mint' : 'plain'}>
              Classic: {classic.useless?.toLowerCase() ?? (isWhole ? 'in full' : 'in part')}
            </Badge>
            {quantity !== undefined && quantity > 0 && <Badge tone="mint">You own {quantity}</Badge>}
          </div>
          {children}
          {classic.notes.length > 0 && (
            <section className="card-details-section">
              <Heading>In Classic battles</Heading>
              {classic.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </section>
          )}
          <Section title="Card Details">
            <Fact name="Set">{setNameOf(card)}</Fact>
            <Fact name="Series">{seriesOf(card)}</Fact>
            <Fact name="Card Number">{numberOf(card)}</Fact>
            {/* The picture is ours; the name belongs to the printed card. */}
            <Fact name="Original by">{attributes.artist || 'Unknown'}</Fact>
            <Fact name="Effect Level">
              <span className="card-details-effect">{effectLevel(card.rarity)}</span>
            </Fact>
          </Section>
          <Section title="Battle Stats">
            <Fact name="Type">
              {types.length > 0 ? <TypeNames types={types} /> : attributes.supertype || 'Trainer'}
            </Fact>
            <Fact name="Weakness">
              <TypeNames types={card.weakness === undefined ? [] : [card.weakness]} />
            </Fact>
            <Fact name="Resistance">
              <TypeNames types={card.resistance === undefined ? [] : [card.resistance]} />
            </Fact>
            {card.pokemonType !== undefined && <Fact name="Retreat">{attributes.retreatCost}</Fact>}
            {attributes.evolvesFrom && <Fact name="Evolves From">{attributes.evolvesFrom}</Fact>}
            {attributes.ability && <Fact name={attributes.ability.kind}>{attributes.ability.name}</Fact>}
          </Section>
          {card.text && (
            <section className="card-details-section">
              <Heading>Card Text</Heading>
              <p>{card.text}</p>
            </section>
          )}
          {card.attacks.length > 0 && <AttackList attacks={card.attacks} plays={classic.attacks} />}
          <OfficialPlay cardId={card.id} />
          {card.description && (
            <section className="card-details-section">
              <Heading>About This Card</Heading>
              <p className="card-details-description">{card.description}</p>
            </section>
          )}
          {attributes.extra && (
            <Section title="More">
              {Object.entries(attributes.extra).map(([name, value]) => (
                <Fact key={name} name={name}>
                  {plainCardText(value)}
                </Fact>
              ))}
            </Section>
          )}
          <Section title="Market Info">
            <Fact name="Normal">{dollars(attributes.normalPrice)}</Fact>
            <Fact name="Holofoil">{dollars(attributes.holofoilPrice)}</Fact>
          </Section>
        </div>
      </div>
      {footer && <div className="card-details-foot">{footer}</div>}
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card-details-section">
      <Heading>{title}</Heading>
      <dl className="card-details-facts">{children}</dl>
    </section>
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

/** Types in words, each with its sign; 'None' where there are none. */
function TypeNames({ types }: { types: readonly string[] }) {
  if (types.length === 0) return 'None';
  return (
    <span className="card-details-types">
      {types.map((type) => (
        <span key={type} className="card-details-type">
          <TypeSign type={type} />
          {type}
        </span>
      ))}
    </span>
  );
}
