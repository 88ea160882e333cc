/** Chapters 10 to 12: what cards may say, kinds of cards with rules of their own, and the table of this house. */
import type { Chapter } from './chapter.ts';

export const KINDS_AND_TABLE: readonly Chapter[] = [
  {
    number: '10',
    title: 'What a card says',
    lead: 'A card may change every rule of this page. «Can’t» beats «can», and as much is done as possible.',
    rules: [
      {
        number: '10.2',
        text: '«Has no Abilities» removes what its text names. A rule printed on every card of a kind is not an Ability.',
      },
      { number: '10.3', text: '«Flip a coin until you get tails» counts every heads before it.' },
      {
        number: '10.4',
        text: 'When cards are taken at random, chance picks them; no player sees them beforehand.',
      },
      {
        number: '10.9',
        text: 'A player who chooses among the cards of a deck sees all of them while the question is open; the other player does not.',
      },
      {
        number: '10.17',
        text: '«Once during your turn» is once for each Pokémon that has it, unless the text says otherwise.',
      },
      { number: '10.18', text: 'Either player may use what a Stadium offers, once in each own turn.' },
    ],
  },
  {
    number: '11',
    title: 'Kinds of cards',
    lead: 'Twenty-five years have brought many kinds. Each card prints what is special about its kind; here is the gist.',
    rules: [
      { number: '11.1', text: 'Dolls and fossils are Items that stand in play as Basic Pokémon.' },
      {
        number: '11.2',
        text: 'LV.X goes onto your Active Pokémon of its name. It keeps that one’s attacks and Powers.',
      },
      { number: '11.3', text: 'BREAK evolves a Pokémon, keeps everything of it and adds an attack.' },
      { number: '11.4', text: 'Becoming a MEGA ends the turn, unless its Spirit Link is attached.' },
      { number: '11.5', text: 'One GX attack, and one VSTAR Power, for each player in the whole game.' },
      { number: '11.6', text: 'VMAX and VSTAR evolve from the V of their name.' },
      { number: '11.7', text: 'A LEGEND comes onto the Bench with both halves from the hand at once.' },
      {
        number: '11.8',
        text: 'A V-UNION comes with its four parts from the discard pile, once a game for each name.',
      },
      {
        number: '11.9',
        text: 'A player who attacks a Baby Pokémon flips a coin first; on tails the turn is over.',
      },
      {
        number: '11.10',
        text: 'Prism Star cards go to the Lost Zone instead of the discard pile, and never come back.',
      },
      { number: '11.11', text: 'A Tera Pokémon on the Bench takes no damage from attacks.' },
      { number: '11.12', text: 'Restored Pokémon come onto the Bench by their fossil alone.' },
      { number: '11.13', text: 'A Technical Machine lends its attack for one turn.' },
      { number: '11.15', text: 'Ω Barrage: the Pokémon may attack twice, and nothing else happens between.' },
      {
        number: '11.18',
        text: 'Holon’s Pokémon may be attached as energy; some only where energy is attached already.',
      },
      { number: '11.19', text: 'A berry is a Tool that uses itself up when its time comes.' },
    ],
  },
  {
    number: '12',
    title: 'At this table',
    lead: 'The rules of this site. The server plays by the same engine as your page, so you do not have to trust it.',
    rules: [
      {
        number: '12.1',
        text: 'The server accepts only moves that follow these rules; anything else changes nothing.',
      },
      { number: '12.2', text: 'An open question is answered before anything else, by the player it is for.' },
      {
        number: '12.3',
        text: 'An answer takes as many as the question asks for, among what it offers, each once.',
      },
      { number: '12.4', text: 'You play your own cards and your own Pokémon.' },
      {
        number: '12.5',
        text: 'A card whose text is not read yet cannot be played; a Pokémon’s printed numbers always can. Such cards say so wherever you choose them.',
      },
      {
        number: '12.6',
        text: 'Against another player a turn lasts at most five minutes, then it ends by itself; the third time in a row loses the battle.',
      },
    ],
  },
];
