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
      base(3, 'Ponyta', 60),
      base(1, 'Growlithe', 28),
      base(2, 'Clefairy', 5),
      base(3, 'Charmeleon', 24),
      base(3, 'Ninetales', 12),
      base(2, 'Arcanine', 23),
    ],
    trainers: [base(3, 'Potion', 94), base(3, 'Bill', 91), base(2, 'Switch', 95), base(1, 'Lass', 75)],
    energy: [base(33, 'Fire Energy', 98)],
  },
});
