/** Says which rules read one card text, or how far they came and why it is refused. */
import { parseArgs } from 'node:util';
import { lexiconOf } from '@pokesol/card-text';
import { cardWith, explainCard } from '@pokesol/card-text/coverage';
import type { Command } from './command.ts';
import { readShippedCards } from './shippedCards.ts';

const USAGE = `npm run tool -- explain TEXT [--kind ${Object.keys(cardWith).join('|')}] [--damage 30+] [--name NAME]`;

export const explainCardText: Command = (args, { print, complain }) => {
  const asked = askedBy(args);
  if (asked === undefined) {
    complain(USAGE);
    return 1;
  }
  const { text, cardOf, damage, name } = asked;
  const cards = readShippedCards().sets.flatMap((set) => set.cards.map(({ card }) => card));
  const explained = explainCard(cardOf({ name, text, damage }), lexiconOf(cards));
  print(explained.flatMap(({ lines }) => lines).join('\n'));
  return explained.every(({ read }) => 'effect' in read) ? 0 : 1;
};

type Asked = {
  readonly text: string;
  readonly cardOf: (typeof cardWith)[keyof typeof cardWith];
  readonly damage: string;
  readonly name: string;
};

function askedBy(args: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string', default: 'attack' },
        damage: { type: 'string', default: '' },
        name: { type: 'string', default: 'Emberling' },
      },
    });
    const [text, ...others] = positionals;
    const cardOf = Object.entries(cardWith).find(([kind]) => kind === values.kind)?.[1];
    if (text === undefined || others.length > 0 || cardOf === undefined) return undefined;
    return { text, cardOf, damage: values.damage, name: values.name };
  } catch {
    // `parseArgs` throws at a flag that it does not know.
    return undefined;
  }
}
