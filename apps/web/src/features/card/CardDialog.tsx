/** Everything there is to know about one card, beside a large picture of it. */
import { effectLevel, isHolographic } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AttackList } from './AttackList.tsx';
import { Card } from './Card.tsx';
import { dollars, numberOf, plainCardText, printedType, seriesOf, setNameOf } from './cardFacts.ts';
import { RarityBadge } from './RarityBadge.tsx';
import { TypeSign } from './TypeIcon.tsx';

const TILT_DEGREES = 10;

type CardDialogProps = { card: CardJson; quantity?: number; onClose: () => void };

export default function CardDialog({ card, quantity, onClose }: CardDialogProps) {
  const { attributes } = card;
  const printed = printedType(card);
  const types = attributes.types.length > 0 || printed === undefined ? attributes.types : [printed];
  return (
    <Dialog title={card.name} onClose={onClose} wide>
      <div className="grid gap-6 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] md:gap-10">
        <div className="mx-auto w-full max-w-64 md:sticky md:top-6 md:max-w-105 md:self-start">
          <Card card={card} tilt={TILT_DEGREES} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <RarityBadge rarity={card.rarity} />
            {isHolographic(card.rarity) && <Badge tone="sun">Holographic</Badge>}
            {card.hp !== undefined && <Badge className="text-cream">HP {card.hp}</Badge>}
            {quantity !== undefined && quantity > 0 && <Badge tone="mint">You own {quantity}</Badge>}
          </div>
          <Section title="Card Details">
            <Fact name="Set">{setNameOf(card)}</Fact>
            <Fact name="Series">{seriesOf(card)}</Fact>
            <Fact name="Card Number">{numberOf(card)}</Fact>
            <Fact name="Artist">{attributes.artist || 'Unknown'}</Fact>
            <Fact name="Effect Level">
              <span className="capitalize">{effectLevel(card.rarity)}</span>
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
            <section className="mt-6">
              <Heading>Card Text</Heading>
              <p>{card.text}</p>
            </section>
          )}
          {card.attacks.length > 0 && <AttackList attacks={card.attacks} />}
          {card.description && (
            <section className="mt-6">
              <Heading>About This Card</Heading>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{card.description}</p>
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
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <Heading>{title}</Heading>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">{children}</dl>
    </section>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h3 className="pixel-title mb-3 border-b-4 border-dusk pb-2 text-xs text-sun">{children}</h3>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="font-bold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Types in words, each with its sign; 'None' where there are none. */
function TypeNames({ types }: { types: readonly string[] }) {
  if (types.length === 0) return 'None';
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {types.map((type) => (
        <span key={type} className="inline-flex items-center gap-1.5">
          <TypeSign type={type} />
          {type}
        </span>
      ))}
    </span>
  );
}
