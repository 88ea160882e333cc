/** Under which keys, and so at which addresses, decks are kept. */
export const decksKey = (address: string) => ['/api/users', address, 'decks'];
export const deckKey = (address: string, deckId: string) => [
  ...decksKey(address),
  encodeURIComponent(deckId),
];
