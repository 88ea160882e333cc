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
      base(4, 'Bulbasaur', 44),
      base(4, 'Tangela', 66),
      base(4, 'Nidoran ♂', 55),
      base(3, 'Caterpie', 45),
      base(2, "Farfetch'd", 27),
      base(1, 'Ivysaur', 30),
      base(1, 'Venusaur', 15),
    ],
    trainers: [
      base(3, 'Potion', 94),
      base(2, 'Super Potion', 90),
      base(2, 'Bill', 91),
      base(2, 'Switch', 95),
      base(2, 'Defender', 80),
    ],
    energy: [base(30, 'Grass Energy', 99)],
  },
});
