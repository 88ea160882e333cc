/** The fourth trainer: water, from the shallow end to the deep one. */
import { base, trainer } from '../trainer.ts';

export const MISTY = trainer({
  id: 'misty',
  name: 'Misty',
  title: 'Tide of the indoor pool',
  difficulty: 'medium',
  description: 'Never lets a battle stand still: she pushes, pulls back, and pushes somewhere else.',
  location: 'Cerulean City Gym',
  order: 4,
  after: ['brock'],
  victoryReward: 220,
  plays: {
    aggression: 0.65,
    riskTaking: 0.45,
    energyManagement: 0.6,
    evolutionPriority: 0.5,
    personality: 'spirited',
    favoriteType: 'Water',
  },
  sayings: {
    begin: 'Shoes off at the pool. And then show me what you have.',
    knockOut: 'Washed out! Who is next off the board?',
    knockedOut: 'That was a splash, not a wave.',
    losing: 'The tide goes out, the tide comes in. Wait for it.',
    victory: 'And that was the shallow end!',
    defeat: 'Fine. You swim better than you look.',
  },
  deck: {
    pokemon: [
      base(4, 'Staryu', 65),
      base(4, 'Seel', 41),
      base(4, 'Poliwag', 59),
      base(4, 'Squirtle', 63),
      base(1, 'Magikarp', 35),
      base(1, 'Starmie', 64),
    ],
    trainers: [
      base(3, 'Potion', 94),
      base(2, 'Switch', 95),
      base(2, 'Gust of Wind', 93),
      base(1, 'Bill', 91),
      base(2, 'Super Potion', 90),
      base(1, 'Defender', 80),
    ],
    energy: [base(31, 'Water Energy', 102)],
  },
});
