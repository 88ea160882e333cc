/** The fifth trainer: lightning, and no patience for anything slower. */
import { base, trainer } from '../trainer.ts';

export const SURGE = trainer({
  id: 'surge',
  name: 'Lt. Surge',
  title: 'The harbour’s live wire',
  difficulty: 'medium',
  description: 'Strikes first, strikes hard, and counts the fuses afterwards.',
  location: 'Vermilion City Gym',
  order: 5,
  after: ['misty'],
  victoryReward: 240,
  plays: {
    aggression: 0.9,
    riskTaking: 0.7,
    energyManagement: 0.5,
    evolutionPriority: 0.3,
    personality: 'blunt',
    favoriteType: 'Lightning',
  },
  sayings: {
    begin: 'Attention! Anything loose on deck gets fried!',
    knockOut: 'Direct hit! Clear the deck!',
    knockedOut: 'A blown fuse. I carry spares.',
    losing: 'I have weathered worse storms in a rowing boat!',
    victory: 'Dismissed! Come back when you are insulated.',
    defeat: 'Well, shiver my circuits. At ease, champ.',
  },
  deck: {
    pokemon: [
      base(2, 'Electabuzz', 20),
      base(4, 'Magnemite', 53),
      base(3, 'Pikachu', 58),
      base(3, 'Voltorb', 67),
      base(1, 'Zapdos', 16),
      base(2, 'Raichu', 14),
      base(1, 'Electrode', 21),
    ],
    trainers: [
      base(3, 'PlusPower', 84),
      base(4, 'Bill', 91),
      base(2, 'Gust of Wind', 93),
      base(2, 'Switch', 95),
      base(1, 'Energy Removal', 92),
      base(1, 'Professor Oak', 88),
    ],
    energy: [base(31, 'Lightning Energy', 100)],
  },
});
