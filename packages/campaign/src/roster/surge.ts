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
      base(4, 'Electabuzz', 20),
      base(2, 'Pikachu', 58),
      base(4, "Farfetch'd", 27),
      base(4, 'Staryu', 65),
      base(1, 'Hitmonchan', 7),
    ],
    trainers: [
      base(2, 'PlusPower', 84),
      base(4, 'Bill', 91),
      base(4, 'Gust of Wind', 93),
      base(2, 'Energy Removal', 92),
      base(1, 'Professor Oak', 88),
    ],
    energy: [base(32, 'Lightning Energy', 100)],
  },
});
