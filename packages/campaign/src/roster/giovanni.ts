/** The last trainer: the ground under everybody else’s feet. */
import { base, trainer } from '../trainer.ts';

export const GIOVANNI = trainer({
  id: 'giovanni',
  name: 'Giovanni',
  title: 'Owner of the ground you stand on',
  difficulty: 'hard',
  description: 'Bought the best of everything and learned to use it, which he considers the rarer purchase.',
  location: 'Viridian City Gym',
  order: 9,
  after: ['sabrina'],
  victoryReward: 1000,
  plays: {
    aggression: 0.7,
    riskTaking: 0.35,
    energyManagement: 0.7,
    evolutionPriority: 0.4,
    personality: 'ruthless',
    favoriteType: 'Fighting',
  },
  sayings: {
    begin: 'Nine doors, and you come to mine last. Sensible.',
    knockOut: 'A loss to be written off. Yours.',
    knockedOut: 'Replaceable. Everything is.',
    losing: 'I seem to have underpriced you.',
    victory: 'You may keep the memory. The rest is mine.',
    defeat: 'Take it. I know the worth of a thing when I lose it.',
  },
  deck: {
    pokemon: [
      base(4, 'Hitmonchan', 7),
      base(1, 'Machop', 52),
      base(4, 'Koffing', 51),
      base(4, "Farfetch'd", 27),
      base(4, 'Zapdos', 16),
    ],
    trainers: [
      base(1, 'Professor Oak', 88),
      base(2, 'Computer Search', 71),
      base(4, 'Bill', 91),
      base(1, 'Energy Removal', 92),
      base(4, 'Gust of Wind', 93),
    ],
    energy: [base(31, 'Fighting Energy', 97)],
  },
});
