/** Chapters 1 to 4: the deck, the setup, the turn, evolution. */
import type { Chapter } from './chapter.ts';

export const BEFORE_AND_TURN: readonly Chapter[] = [
  {
    number: '1',
    title: 'The deck',
    lead: 'You bring sixty cards: Pokémon to fight with, energy to pay for attacks, and Trainer cards that help.',
    picture: 'card',
    rules: [
      {
        number: '1.1',
        text: 'Exactly sixty cards, at most four of one name, at least one Basic Pokémon. Basic energy is without limit.',
      },
      {
        number: '1.2',
        text: 'What counts is the name: «Charizard» and «Charizard ex» are two names. Special energy is not basic energy.',
      },
      { number: '1.3', text: 'One ACE SPEC card in the whole deck.' },
      { number: '1.4', text: 'One Radiant Pokémon, one Pokémon ★, and one Prism Star card of each name.' },
      { number: '1.5', text: 'One Shining Pokémon of each name.' },
    ],
  },
  {
    number: '2',
    title: 'Before the first turn',
    lead: 'Both players shuffle, draw seven cards and place their first Pokémon face down.',
    picture: 'table',
    rules: [
      { number: '2.1', text: 'A coin is flipped. Its winner says who goes first.' },
      { number: '2.2', text: 'Both draw seven cards.' },
      {
        number: '2.3',
        text: 'Place one Basic Pokémon as your Active Pokémon, and as many on your Bench as you like, up to five.',
      },
      {
        number: '2.4',
        text: 'Without a Basic Pokémon you show your hand, shuffle it back and draw seven again. That is a mulligan.',
      },
      {
        number: '2.5',
        text: 'For each hand that only one side had to show, the other player may draw a card.',
      },
      {
        number: '2.6',
        text: 'Six cards from the top of your deck become your Prizes, face down. Then both sides turn their Pokémon up and the battle begins.',
      },
    ],
  },
  {
    number: '3',
    title: 'Your turn',
    lead: 'Draw a card, do what you like in any order, and attack once at the end.',
    picture: 'turn',
    rules: [
      { number: '3.1', text: 'A turn begins by drawing a card. If your deck is empty then, you have lost.' },
      {
        number: '3.2',
        text: 'Then act as often as you like, in any order. The attack comes last: it ends your turn.',
      },
      {
        number: '3.3',
        text: 'Put any number of Basic Pokémon from your hand onto your Bench, up to five there.',
      },
      { number: '3.4', text: 'Attach one energy card a turn, to any of your Pokémon.' },
      { number: '3.4a', text: 'Special energy may say which Pokémon can hold it, or what it costs.' },
      {
        number: '3.5',
        text: 'Play any number of Items and Tools, one Supporter and one Stadium a turn. A Pokémon holds one Tool. A Stadium lies beside both sides until another one takes its place; one of the same name cannot.',
      },
      {
        number: '3.6',
        text: 'A card that would change nothing at all cannot be played. No player knows what a deck or a hidden hand holds, so a search may find nothing.',
      },
      {
        number: '3.7',
        text: 'The player who goes first does not attack on the first turn, and plays no Supporter in it.',
      },
      { number: '3.8', text: 'No player evolves a Pokémon on their own first turn.' },
      {
        number: '3.9',
        text: 'Retreat once a turn: discard energy worth the Active Pokémon’s retreat cost and choose a Benched one in its place. Asleep or Paralyzed, it cannot.',
      },
      {
        number: '3.10',
        text: 'A card that provides two Energy pays two, for a retreat and for what a card calls «2 Energy». Choose as much as is asked for, and no more cards than that.',
      },
    ],
  },
  {
    number: '4',
    title: 'Evolution',
    lead: 'A Stage 1 card goes onto the Pokémon it names, a Stage 2 onto that Stage 1. One step a turn.',
    picture: 'evolution',
    rules: [
      {
        number: '4.1',
        text: 'The card says which Pokémon it evolves from. Put it onto that one, in the Active place or on the Bench.',
      },
      { number: '4.2', text: 'Not onto a Pokémon that came into play, or evolved, this turn.' },
      {
        number: '4.3',
        text: 'Energy, Tools and damage stay on it. Conditions and effects of attacks end, so evolving wakes a Pokémon up.',
      },
      {
        number: '4.6',
        text: 'Devolving a Pokémon takes its top card off; the damage stays, and may be too much for what is left.',
      },
    ],
  },
];
