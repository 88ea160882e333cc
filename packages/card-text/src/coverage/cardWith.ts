/** Cards that carry one text and nothing else, of each kind that texts differ by. */
import type { PrintedCard } from '../cards/printed.ts';

type LoneText = {
  /** A trainer's or an energy's lines stand one below another. */
  readonly text: string;
  /** Of the card, which its text may speak of. */
  readonly name: string;
  /** The number beside an attack, as printed: `30+`, or `''`. */
  readonly damage: string;
};
type CardOf = (lone: LoneText) => PrintedCard;

const trainer =
  (kind: string): CardOf =>
  ({ name, text }) => ({ name, supertype: 'Trainer', subtypes: [kind], rules: text.split('\n') });

export const cardWith = {
  attack: ({ name, damage, text }) => ({
    name,
    supertype: 'Pokémon',
    attacks: [{ name: 'Attack', damage, text }],
  }),
  ability: ({ name, text }) => ({ name, supertype: 'Pokémon', abilities: [{ name: 'Ability', text }] }),
  item: trainer('Item'),
  supporter: trainer('Supporter'),
  stadium: trainer('Stadium'),
  tool: trainer('Pokémon Tool'),
  energy: ({ name, text }) => ({
    name,
    supertype: 'Energy',
    subtypes: ['Special'],
    rules: text.split('\n'),
  }),
} satisfies Record<string, CardOf>;
