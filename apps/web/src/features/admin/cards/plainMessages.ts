/** What the rules say of an attribute, in the words of the plain field that stands for it. */
import { type FieldProblem, LEAST_HP, MOST_ATTACKS, MOST_COST, MOST_HP, MOST_RETREAT } from '@pokesol/cards';

type Saying = {
  readonly field: RegExp;
  readonly message: RegExp;
  /** Of what `field` and then `message` caught. */
  readonly say: (caught: string) => string;
};

const ANY = /^/;
/** A word that is none of those the rules know. */
const WORD = /^Invalid value\..* received '(.*)'$/s;
const MANY = /^Array must contain at most/;

const SAYINGS: readonly Saying[] = [
  { field: /^hp$/, message: ANY, say: () => `A whole number from ${LEAST_HP} to ${MOST_HP}` },
  { field: /^retreatCost$/, message: ANY, say: () => `A whole number from 0 to ${MOST_RETREAT}` },
  { field: /^(?:types?|weakness|resistance)/, message: WORD, say: (word) => `"${word}" is not a type` },
  { field: /^supertype$/, message: WORD, say: (word) => `"${word}" is not a kind of card` },
  { field: /^attacks$/, message: MANY, say: () => `A card has at most ${MOST_ATTACKS} attacks` },
  {
    field: /^attacks\.(?:\d+\.)?name$/,
    message: /^(?:Required|String must contain at least)/,
    say: () => 'Give the attack a name',
  },
  {
    field: /^attacks\.(?:\d+\.)?cost$/,
    message: MANY,
    say: () => `An attack costs at most ${MOST_COST} energies`,
  },
  { field: /^attacks\.(?:\d+\.)?cost\b/, message: WORD, say: (word) => `"${word}" is not an energy` },
  {
    field: /^attacks\.(?:\d+\.)?(.+)$/,
    message: /^Unrecognized key/,
    say: (name) => `"${name}" means nothing in an attack: fix it in the JSON below`,
  },
];

/** As the rules say it, where there is no plainer word. */
export function plainMessage({ field, message }: FieldProblem): string {
  const name = field.replace(/^attributes\./, '');
  for (const saying of SAYINGS) {
    const [at, said] = [saying.field.exec(name), saying.message.exec(message)];
    if (at !== null && said !== null) return saying.say(at[1] ?? said[1] ?? '');
  }
  return message;
}
