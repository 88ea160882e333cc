/** Names the file that a deck is kept in. */

/** 'Fire & Spark!' → 'fire-spark.txt'; a name without letters or digits becomes 'deck.txt'. */
export function fileName(deckName: string): string {
  const words = deckName.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join('-').slice(0, 60) || 'deck'}.txt`;
}
