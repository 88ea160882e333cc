/** The sixth trainer, the first hard one: a garden that grows over everything. */
import { base, trainer } from '../trainer.ts';

export const ERIKA = trainer({
  id: 'erika',
  name: 'Erika',
  title: 'Gardener of the quiet gym',
  difficulty: 'hard',
  description: 'Seems to doze between two moves. The vines have moved all the same.',
  location: 'Celadon City Gym',
  order: 6,
  after: ['surge'],
  victoryReward: 500,
  plays: {
    aggression: 0.4,
    riskTaking: 0.35,
    energyManagement: 0.75,
    evolutionPriority: 0.7,
    personality: 'serene',
    favoriteType: 'Grass',
  },
  sayings: {
    begin: 'Oh, a guest. Mind the seedlings, please.',
    knockOut: 'Weeding is a peaceful kind of work.',
    knockedOut: 'Cut back in time, it grows all the thicker.',
    losing: 'Some years are frost all the way into May.',
    victory: 'Everything you planted here was lovely. I kept it.',
    defeat: 'You may take a flower from the garden. You have earned two.',
  },
  deck: {
    pokemon: [
      base(4, 'Tangela', 66),
      base(3, 'Bulbasaur', 44),
      base(3, 'Nidoran ♂', 55),
      base(4, "Farfetch'd", 27),
      base(1, 'Hitmonchan', 7),
      base(1, 'Zapdos', 16),
    ],
    trainers: [
      base(2, 'PlusPower', 84),
      base(3, 'Bill', 91),
      base(3, 'Gust of Wind', 93),
      base(2, 'Potion', 94),
      base(2, 'Energy Removal', 92),
      base(1, 'Professor Oak', 88),
    ],
    energy: [base(31, 'Grass Energy', 99)],
  },
});
