/** The packs of its set, how likely it is in each, and the way to it in the store. */
import { isBasicEnergy } from '@pokesol/cards';
import type { CardJson, OddsAnswer, PackType } from '@pokesol/protocol';
import { isFreePrice } from '@pokesol/protocol/constants';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { counted } from '../../platform/format.ts';
import { setNameOf } from '../card/index.ts';
import { deckCardOf } from '../deck/index.ts';
import { cardChance, oddsQuery, packHref, priceLabel, usePackTypes } from '../packs/index.ts';
import './cardWays.css';

export default function WhereToFind({ card }: { card: CardJson }) {
  const { data, isPending } = usePackTypes();
  const isFree = isBasicEnergy(deckCardOf(card));
  const packs = isFree
    ? []
    : (data ?? []).filter(({ setId, price }) => setId === card.set.id && !isFreePrice(price));
  return (
    <section aria-labelledby="where-to-find">
      <h3 id="where-to-find" className="pixel-title card-details-heading">
        Where to find it
      </h3>
      {packs.length > 0 && <Packs packs={packs} cardId={card.id} />}
      {isFree && (
        <p>Basic energy comes in no pack: you can add any number to your decks without owning it.</p>
      )}
      {packs.length === 0 && !isFree && !isPending && (
        <p>
          No pack of {setNameOf(card)} is on sale now.{' '}
          <Link href="/" className="card-way-store">
            Go to the store
          </Link>
        </p>
      )}
    </section>
  );
}

function Packs({ packs, cardId }: { packs: readonly PackType[]; cardId: string }) {
  const odds = useQueries({
    queries: packs.map(({ id }) => ({
      ...oddsQuery(id),
      select: (answer: OddsAnswer) => cardChance(answer, cardId),
    })),
  });
  return (
    <ul className="stack-8">
      {packs.map(({ id, name, price, cardCount }, at) => {
        const found = odds[at];
        const chance = found?.data ?? (found?.isPending ? '…' : 'chance unknown');
        return (
          <li key={id}>
            <Link href={packHref(id)} className="card-way">
              <span className="can-shrink">
                <span className="card-way-name">{name}</span>
                <span className="card-way-facts quiet">
                  <span className="bright">{chance}</span>
                  <span>{counted(cardCount, 'card')}</span>
                  <span>{priceLabel(price)}</span>
                </span>
              </span>
              <span className="card-way-go">To the pack</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
