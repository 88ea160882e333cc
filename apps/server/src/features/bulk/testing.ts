/** For tests only: files of many cards. */

/** CSV of so many Pokémon, numbered from 1, each with two attacks, a text and a few attributes: about 300 bytes a card. */
export function manyCards(count: number): string {
  const attacks = JSON.stringify([
    {
      name: 'Ember',
      cost: ['Fire'],
      damage: '30',
      text: 'Flip a coin. If heads, the Defending Pokémon is now Burned.',
    },
    { name: 'Tail Swipe', cost: ['Colorless', 'Colorless'], damage: '20+' },
  ]).replaceAll('"', '""');
  const lines = Array.from(
    { length: count },
    (_, index) =>
      `Pokémon ${index + 1},${index + 1},rare,Fire,${10 * (1 + (index % 20))},"A card, number ${index + 1}.","${attacks}",Water,2,Anybody`,
  );
  return `name,cardNumber,rarity,types,hp,description,attacks,weakness,retreatCost,artist\n${lines.join('\n')}\n`;
}
