/** The third trainer, the first with a gym: rock that does not move. */
import { base, trainer } from '../trainer.ts';

export const BROCK = trainer({
  id: 'brock',
  name: 'Brock',
  title: 'The patient quarryman',
  difficulty: 'medium',
  description: 'Builds his bench like a wall, stone by stone, and waits until you have run into it.',
  location: 'Pewter City Gym',
  order: 3,
  after: ['joey', 'janice'],
  victoryReward: 200,
  plays: {
    aggression: 0.35,
    riskTaking: 0.2,
    energyManagement: 0.6,
    evolutionPriority: 0.5,
    personality: 'steady',
    favoriteType: 'Fighting',
  },
  sayings: {
    begin: 'A wall asks for nothing but time. Take yours.',
    knockOut: 'That is what comes of running at a rock.',
    knockedOut: 'One stone loose. The wall stands.',
    losing: 'Water gets through any stone in the end. So do you, it seems.',
    victory: 'Solid work wins. Come back with a hammer.',
    defeat: 'You found the seam. I have looked for it for years.',
  },
  deck: {
    pokemon: [
      base(2, 'Onix', 56),
      base(4, 'Machop', 52),
      base(2, 'Hitmonchan', 7),
      base(1, 'Sandshrew', 62),
      base(4, "Farfetch'd", 27),
      base(1, 'Vulpix', 68),
    ],
    trainers: [
      base(3, 'Bill', 91),
      base(1, 'PlusPower', 84),
      base(2, 'Gust of Wind', 93),
      base(2, 'Potion', 94),
    ],
    energy: [base(38, 'Fighting Energy', 97)],
  },
});
