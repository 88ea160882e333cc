/** Numbers the different cards of a battle: each is printed once, wherever and however often it occurs. */

/** Goes on from cards that are printed already, all different; `printed` grows with every new one that `placeOf` meets. */
export function numbering<Card extends { readonly id: string }>(known: readonly Card[] = []) {
  const printed = [...known];
  const places = new Map(printed.map((card, place) => [card.id, place]));
  const placeOf = (card: Card): number => {
    const place = places.get(card.id);
    if (place !== undefined) return place;
    places.set(card.id, printed.length);
    return printed.push(card) - 1;
  };
  return { printed, placeOf };
}
