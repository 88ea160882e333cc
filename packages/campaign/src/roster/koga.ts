/** The seventh trainer: poison and smoke, and an energy gone when you look again. */
import { base, trainer } from '../trainer.ts';

export const KOGA = trainer({
  id: 'koga',
  name: 'Koga',
  title: 'Smoke behind the paper wall',
  difficulty: 'hard',
  description: 'Needs no strong blow. He takes what your strong blow runs on, and lets poison do the rest.',
  location: 'Fuchsia City Gym',
  order: 7,
  after: ['erika'],
  victoryReward: 550,
  plays: {
    aggression: 0.6,
    riskTaking: 0.55,
    energyManagement: 0.7,
    evolutionPriority: 0.4,
    personality: 'cunning',
    favoriteType: 'Grass',
  },
  sayings: {
    begin: 'You walked past me twice on your way in.',
    knockOut: 'It was over three turns ago. It had not noticed.',
    knockedOut: 'A shadow less. The room is no brighter.',
    losing: 'So you see through smoke. Few take the trouble.',
    victory: 'Breathe slowly. It wears off by the evening.',
    defeat: 'My own steps, heard by another. I am in your debt.',
  },
  deck: {
    pokemon: [
      base(4, 'Koffing', 51),
      base(4, 'Nidoran ♂', 55),
      base(1, 'Weedle', 69),
      base(4, "Farfetch'd", 27),
      base(3, 'Zapdos', 16),
    ],
    trainers: [
      base(3, 'Computer Search', 71),
      base(4, 'Bill', 91),
      base(2, 'Energy Removal', 92),
      base(4, 'Gust of Wind', 93),
    ],
    energy: [base(31, 'Grass Energy', 99)],
  },
});
