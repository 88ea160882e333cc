/** The packs on sale that hold missing cards: how many of them, and how likely one is in a pack, by the published odds. */
import { isRefusal } from '@pokesol/engine/result';
import { packOdds, parsePackDefinition } from '@pokesol/packs';
import type { CardJson, OddsAnswer } from '@pokesol/protocol';
import { isFreePrice } from '@pokesol/protocol/constants';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { counted } from '../../platform/format.ts';
import { oddsQuery, oneOfThem, packHref, priceLabel, usePackTypes } from '../packs/index.ts';

export function MissingPacks({ cards }: { cards: readonly CardJson[] }) {
  const { data = [], isPending } = usePackTypes();
  const sets = new Set(cards.map(({ set }) => set.id));
  const packs = data.filter(({ setId, price }) => sets.has(setId) && !isFreePrice(price));
  const odds = useQueries({
    queries: packs.map(({ id }) => ({
      ...oddsQuery(id),
      select: (answer: OddsAnswer) => inPack(answer, cards),
    })),
  });
  const held = packs.flatMap((pack, at) => {
    const found = odds[at];
    if (found?.data?.count === 0) return [];
    return [
      { pack, count: found?.data?.count, chance: found?.data?.chance ?? (found?.isPending ? '…' : '') },
    ];
  });
  if (isPending) return null;
  if (held.length === 0) return <p className="hint">No pack on sale now holds a card that is missing.</p>;
  return (
    <section aria-labelledby="missing-packs">
      <h3 id="missing-packs" className="hint">
        Packs that hold missing cards
      </h3>
      <ul className="missing-packs">
        {held.map(({ pack: { id, name, price }, count, chance }) => (
          <li key={id}>
            <Link href={packHref(id)} className="missing-pack">
              <b>{name}</b>
              <span>{count !== undefined && `${count} of ${counted(cards.length, 'card')}`}</span>
              <span className="bright">{chance}</span>
              <span className="quiet">{priceLabel(price)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="hint">By the published odds. Nothing is guaranteed.</p>
    </section>
  );
}

/** How many of the cards a pack may hold, and how likely it holds one of them at least. */
function inPack({ definition }: OddsAnswer, cards: readonly CardJson[]) {
  const parsed = parsePackDefinition(definition);
  if (isRefusal(parsed)) return undefined;
  const odds = packOdds(parsed.definition);
  const ids = new Set<string>(cards.map(({ id }) => id));
  return {
    count: odds.cards.filter(({ cardId }) => ids.has(cardId)).length,
    chance: oneOfThem(odds, ids),
  };
}
