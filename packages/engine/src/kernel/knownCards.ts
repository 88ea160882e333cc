/** Leaves the cards that a viewer was shown before out of a later view, and puts them back; of either rule set's views. */

/** The cards that a viewer was shown, by their numbers, and their definitions. */
export type KnownCards<Facts> = {
  readonly cards: Readonly<Record<number, string>>;
  readonly printed: Readonly<Record<string, Facts>>;
};

/** Compares what was shown with what is shown: the result depends on nothing that the viewer has not seen. */
export function newCards<Facts>(view: KnownCards<Facts>, known: KnownCards<Facts>): KnownCards<Facts> {
  const cards: Record<number, string> = {};
  const printed: Record<string, Facts> = {};
  for (const [card, id] of Object.entries(view.cards))
    if (known.cards[Number(card)] === undefined) cards[Number(card)] = id;
  for (const [id, facts] of Object.entries(view.printed))
    if (known.printed[id] === undefined) printed[id] = facts;
  return { cards, printed };
}

/** What is known after `shown`. A card that was shown stays known when it is hidden again. */
export const withCards = <Facts>(
  known: KnownCards<Facts>,
  { cards, printed }: KnownCards<Facts>,
): KnownCards<Facts> => ({
  cards: { ...known.cards, ...cards },
  printed: { ...known.printed, ...printed },
});
