/** The eighth trainer: psychic, and seemingly told beforehand what you hold. */
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
      base(3, 'Mewtwo', 10),
      base(4, 'Jynx', 31),
      base(4, 'Drowzee', 49),
      base(3, 'Abra', 43),
      base(2, "Farfetch'd", 27),
      base(1, 'Chansey', 3),
      base(2, 'Kadabra', 32),
    ],
    trainers: [
      base(4, 'PlusPower', 84),
      base(2, 'Bill', 91),
      base(3, 'Energy Removal', 92),
      base(2, 'Gust of Wind', 93),
      base(2, 'Switch', 95),
      base(2, 'Potion', 94),
    ],
    energy: [base(26, 'Psychic Energy', 101)],
  },
});
