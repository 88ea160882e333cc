/** The first trainer: small normal Pokémon, whatever energy was lying around. */
import { base, trainer } from '../trainer.ts';

export const JOEY = trainer({
  id: 'joey',
  name: 'Youngster Joey',
  title: 'Shorts all year round',
  difficulty: 'easy',
  description: 'Challenges everybody who walks by, and would walk a long way to meet somebody who does not.',
  location: 'Route 1',
  order: 1,
  after: [],
  victoryReward: 50,
  plays: {
    aggression: 0.7,
    riskTaking: 0.6,
    energyManagement: 0.3,
    evolutionPriority: 0.2,
    personality: 'eager',
    favoriteType: 'Colorless',
  },
  sayings: {
    begin: 'You looked at me! That means we battle!',
    knockOut: 'Did you see that? Did everybody see that?',
    knockedOut: 'Hey! That one was just warming up!',
    losing: 'It is only close because I let you have a head start.',
    victory: 'I won? I won! Wait until they hear this at home!',
    defeat: 'Okay, okay. But shorts are still the better trousers.',
  },
  deck: {
    pokemon: [
      base(4, 'Pidgey', 57),
      base(4, 'Doduo', 48),
      base(2, 'Dratini', 26),
      base(2, "Farfetch'd", 27),
      base(3, 'Machop', 52),
    ],
    trainers: [
      base(2, 'Bill', 91),
      base(2, 'Potion', 94),
      base(1, 'Pokédex', 87),
      base(1, 'Full Heal', 82),
      base(1, 'Gust of Wind', 93),
      base(1, 'Energy Retrieval', 81),
    ],
    energy: [base(19, 'Fighting Energy', 97), base(18, 'Grass Energy', 99)],
  },
});
