/** The eighth trainer: psychic, and seems to know beforehand what you hold. */
import { base, trainer } from '../trainer.ts';

export const SABRINA = trainer({
  id: 'sabrina',
  name: 'Sabrina',
  title: 'She who answers before you ask',
  difficulty: 'hard',
  description: 'Plays as if she had seen the end of the battle. She says it is always a little different.',
  location: 'Saffron City Gym',
  order: 8,
  after: ['koga'],
  victoryReward: 600,
  plays: {
    aggression: 0.55,
    riskTaking: 0.3,
    energyManagement: 0.8,
    evolutionPriority: 0.5,
    personality: 'distant',
    favoriteType: 'Psychic',
  },
  sayings: {
    begin: 'You will hesitate on your second turn. There, you thought of it.',
    knockOut: 'I am sorry. I did tell you.',
    knockedOut: 'Yes. That one. It knew, too.',
    losing: 'How strange. I do not know what happens now.',
    victory: 'This is where you say «again». You may.',
    defeat: 'A future I had not looked at. Thank you for it.',
  },
  deck: {
    pokemon: [
      base(4, 'Jynx', 31),
      base(3, 'Koffing', 51),
      base(3, "Farfetch'd", 27),
      base(3, 'Magmar', 36),
      base(3, 'Zapdos', 16),
    ],
    trainers: [
      base(1, 'Professor Oak', 88),
      base(3, 'Computer Search', 71),
      base(4, 'Bill', 91),
      base(2, 'Energy Removal', 92),
      base(4, 'Gust of Wind', 93),
    ],
    energy: [base(30, 'Psychic Energy', 101)],
  },
});
