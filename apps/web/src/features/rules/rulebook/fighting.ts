/** Chapters 5 to 9: the attack, damage, Knock Outs, the Checkup, conditions. */
import type { Chapter } from './chapter.ts';

export const FIGHTING: readonly Chapter[] = [
  {
    number: '5',
    title: 'The attack',
    lead: 'Your Active Pokémon uses one of its attacks. The energy on it must pay the cost; it stays there.',
    rules: [
      {
        number: '5.1',
        text: 'Each symbol of the cost asks for one energy of that type; a star takes any. Anything else the attack requires must be there too.',
      },
      {
        number: '5.1a',
        text: 'Only the Active Pokémon attacks, unless the attack says that it works from the Bench.',
      },
      {
        number: '5.3',
        text: 'An attack that «does nothing» was used all the same, and your turn is over.',
      },
      {
        number: '5.4',
        text: 'What an attack leaves on a Pokémon («can’t attack during its next turn») ends when it goes to the Bench, evolves or leaves play. What it leaves on a player stays.',
      },
      {
        number: '5.6',
        text: 'An attack that copies another does what that one says, without paying its cost.',
      },
    ],
  },
  {
    number: '6',
    title: 'Damage',
    lead: 'Damage is counted in this order, and the table shows each line before you attack.',
    picture: 'damage',
    rules: [
      {
        number: '6.1',
        text: 'It begins with the attack’s own number and what its text adds. If that is 0, there is none.',
      },
      {
        number: '6.3',
        text: 'Weakness and Resistance count for the Active Pokémon only, never on the Bench.',
      },
      { number: '6.5', text: 'Damage that a Pokémon does to itself goes through the same order.' },
      {
        number: '6.7',
        text: 'Damage counters that an effect places are not damage: Weakness, Resistance and protection from damage do not matter.',
      },
    ],
  },
  {
    number: '7',
    title: 'Knock Outs and Prizes',
    lead: 'A Pokémon with as much damage as HP is Knocked Out. Your opponent takes Prizes for it.',
    picture: 'prizes',
    rules: [
      {
        number: '7.1',
        text: 'The game checks for Knock Outs after an attack, at the end of the Checkup, and otherwise at once.',
      },
      {
        number: '7.2',
        text: 'It goes to the discard pile with all that lies on it, Prizes are taken, and a new Active Pokémon comes from the Bench.',
      },
      {
        number: '7.4',
        text: 'One Prize each; two for ex, EX, GX, V and VSTAR; three for VMAX, TAG TEAM and V-UNION.',
      },
      { number: '7.5', text: 'None for dolls and for fossils of the early years.' },
      {
        number: '7.7',
        text: 'You win by taking your last Prize, when your opponent has no Pokémon left to make Active, or when their deck is empty as their turn begins.',
      },
      {
        number: '7.8',
        text: 'If both players win at the same moment, the one who meets more of these conditions is the winner; equally many is a tie.',
      },
    ],
  },
  {
    number: '8',
    title: 'The Checkup',
    lead: 'Between turns the game checks both Active Pokémon: Poisoned, Burned, Asleep, Paralyzed, in this order.',
    rules: [
      { number: '8.2', text: 'Poison and burn put their counters, then the coins for burn and sleep fall.' },
      {
        number: '8.3',
        text: 'The player of the next turn decides whether other effects of that time come before or after.',
      },
      { number: '8.4', text: 'Then the game checks for Knock Outs.' },
    ],
  },
  {
    number: '9',
    title: 'Special Conditions',
    lead: 'Five things can be wrong with an Active Pokémon. The card turns, so that you see it.',
    picture: 'conditions',
    rules: [
      {
        number: '9.1',
        text: 'Only an Active Pokémon has conditions. All of them end when it goes to the Bench or evolves.',
      },
      {
        number: '9.2',
        text: 'Asleep, Confused and Paralyzed take each other’s place. Poisoned and Burned stand beside them.',
      },
      { number: '9.3', text: 'A Pokémon that is Asleep or Paralyzed neither attacks nor retreats.' },
      { number: '9.4', text: 'The counters of poison, burn and confusion are not damage.' },
      {
        number: '9.7',
        text: 'Pokémon Powers of the first years stop while the Pokémon is Asleep, Confused or Paralyzed, where their text says so.',
      },
    ],
  },
];
