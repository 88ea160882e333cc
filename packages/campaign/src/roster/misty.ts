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
      base(1, 'Squirtle', 63),
      base(4, "Farfetch'd", 27),
      base(2, 'Machop', 52),
    ],
    trainers: [
      base(1, 'PlusPower', 84),
      base(3, 'Gust of Wind', 93),
      base(3, 'Bill', 91),
      base(2, 'Potion', 94),
      base(1, 'Professor Oak', 88),
    ],
    energy: [base(35, 'Water Energy', 102)],
  },
});
