/** The cards of a battle as the page draws them: from the catalogue where it knows them, else sketched from the rules' facts. */
import { effectText, energyText, trainerText } from '@pokesol/cards/classic';
import type { CardNo } from '@pokesol/engine';
import type { BattleView, CardFacts } from '@pokesol/engine/classic';
import type { CardJson } from '@pokesol/protocol';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CardSketch } from '../../card/index.ts';

type Known = Pick<BattleView, 'cards' | 'printed'>;
/** The cards that a view of either rule set shows. */
export type ShownCards<Facts> = {
  readonly cards: Readonly<Record<number, string>>;
  readonly printed: Readonly<Record<string, Facts>>;
};

/** `undefined` for a card that this player may not see. */
export type CardLookup = (card: CardNo) => CardJson | undefined;

/** 'base1-4' → 'base1'. */
export const setIdOf = (cardId: string): string => cardId.slice(0, Math.max(0, cardId.lastIndexOf('-')));

const SUPERTYPES = { pokemon: 'Pokémon', trainer: 'Trainer', energy: 'Energy' } as const;

type NamedFacts = Pick<CardFacts, 'id' | 'name' | 'rarity' | 'kind'>;

/** What the facts of any rule set say of a card. */
export function plainSketch(facts: NamedFacts, subtypes: string[] = []): CardSketch {
  const setId = setIdOf(facts.id);
  return {
    isSketch: true,
    id: facts.id,
    name: facts.name,
    rarity: facts.rarity,
    cardNumber: facts.id.slice(setId.length + 1),
    attacks: [],
    attributes: {
      supertype: SUPERTYPES[facts.kind],
      subtypes,
      types: [],
      setName: '',
      setSeries: '',
      setTotal: 0,
      retreatCost: 0,
    },
    set: { id: setId, name: '' },
  };
}

/** What can be shown of a card without the catalogue: all but its picture. */
export function cardJsonOfFacts(facts: CardFacts): CardSketch {
  const card = plainSketch(facts);
  const { attributes } = card;
  switch (facts.kind) {
    case 'trainer':
      return { ...card, text: trainerText(facts.effect) };
    case 'energy':
      return {
        ...card,
        ...(facts.basic ? {} : { text: energyText(facts.provides) }),
        attributes: {
          ...attributes,
          subtypes: facts.basic ? ['Basic'] : [],
          types: [...facts.provides.slice(0, 1)],
        },
      };
    case 'pokemon':
      return {
        ...card,
        hp: facts.hp,
        pokemonType: facts.types[0],
        attacks: facts.attacks.map(({ name, cost, damage, effects }) => ({
          name,
          cost: [...cost],
          damage: damage === 0 ? '' : String(damage),
          text: effectText(effects),
        })),
        weakness: facts.weaknesses?.[0],
        resistance: facts.resistances?.[0],
        attributes: {
          ...attributes,
          subtypes: facts.basic ? ['Basic'] : [],
          types: [...facts.types],
          ...(facts.evolvesFrom === null ? {} : { evolvesFrom: facts.evolvesFrom }),
          retreatCost: facts.retreatCost,
        },
      };
  }
}

export const factsIn = <Facts>({ cards, printed }: ShownCards<Facts>, card: CardNo): Facts | undefined =>
  printed[cards[card] ?? ''];

export const nameIn = (view: ShownCards<{ readonly name: string }>, card: CardNo): string =>
  factsIn(view, card)?.name ?? 'a hidden card';

/** What two views know together: an animation shows a board that is older than the newest one. */
export const knownTo = <Facts>(one: ShownCards<Facts>, other: ShownCards<Facts>): ShownCards<Facts> => ({
  cards: { ...one.cards, ...other.cards },
  printed: { ...one.printed, ...other.printed },
});

/**
 * Until the catalogue has brought a card, and where it cannot, it is looked up as a sketch, without a picture. `isReady` turns
 * true when the catalogue has answered or failed: from then on pictures no longer change.
 */
export const useCardLook = (view: Known | undefined): Look => useLook(view, cardJsonOfFacts);

export type Look = { readonly look: CardLookup; readonly isReady: boolean };

const asItIs = (card: CardJson): CardJson => card;

/** The same for the facts of any rule set; `sketch` and `worded`, which may change a card's words, are always the same functions. */
export function useLook<Facts extends { readonly id: string }>(
  view: ShownCards<Facts> | undefined,
  sketch: (facts: Facts) => CardSketch,
  worded: (card: CardJson, facts: Facts) => CardJson = asItIs,
): Look {
  const sets = [...new Set(Object.keys(view?.printed ?? {}).map(setIdOf))].sort();
  const answers = useQueries({
    queries: sets.map((setId) => ({ queryKey: [`/api/cards?setId=${encodeURIComponent(setId)}`] })),
    combine: (results) => ({
      cards: results.map(({ data }) => data as CardJson[] | undefined),
      isReady: results.every(({ isPending }) => !isPending),
    }),
  });
  const known = useMemo(
    () => ({
      cards: new Map(answers.cards.flatMap((list) => list ?? []).map((card) => [card.id, card])),
      made: new Map<string, CardJson>(),
    }),
    [answers.cards],
  );
  const look = useMemo(() => {
    const { cards, made } = known;
    return (card: CardNo): CardJson | undefined => {
      const facts = view === undefined ? undefined : factsIn(view, card);
      if (facts === undefined) return undefined;
      const kept = made.get(facts.id);
      if (kept !== undefined) return kept;
      const listed = cards.get(facts.id);
      const drawn = listed === undefined ? sketch(facts) : worded(listed, facts);
      made.set(facts.id, drawn);
      return drawn;
    };
  }, [view, known, sketch, worded]);
  return { look, isReady: answers.isReady };
}
