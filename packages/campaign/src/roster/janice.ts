/** The second trainer: soft fur, warm paws, and more of a plan than it seems. */
import { base, trainer } from '../trainer.ts';

export const JANICE = trainer({
  id: 'janice',
  name: 'Lass Janice',
  title: 'Keeper of warm paws',
  difficulty: 'easy',
  description: 'Chose her team by how nice it is to hug, and found out later that it breathes fire.',
  location: 'Route 3',
  order: 2,
  after: ['joey'],
  victoryReward: 75,
  plays: {
    aggression: 0.4,
    riskTaking: 0.5,
    energyManagement: 0.5,
    evolutionPriority: 0.4,
    personality: 'kind',
    favoriteType: 'Fire',
  },
  sayings: {
    begin: 'Be gentle, please. They singe when they are startled.',
    knockOut: 'Oh! Sorry! Good girl, though.',
    knockedOut: 'Come back, sweetie. You get a biscuit anyway.',
    losing: 'It got cold in here all of a sudden.',
    victory: 'See? Kindness wins. Kindness and a bit of fire.',
    defeat: 'You take such good care of your team. I could tell.',
  },
  deck: {
    pokemon: [
      base(4, 'Vulpix', 68),
      base(2, 'Ponyta', 60),
      base(4, 'Growlithe', 28),
      base(3, "Farfetch'd", 27),
      base(2, 'Charmander', 46),
    ],
    trainers: [
      base(2, 'Bill', 91),
      base(2, 'Potion', 94),
      base(1, 'Lass', 75),
      base(1, 'PlusPower', 84),
      base(2, 'Gust of Wind', 93),
    ],
    energy: [base(37, 'Fire Energy', 98)],
  },
});
