/** What a card is said to play: by hand, by its stored text, or by the facts that it was made with. */
import { cardReader, type PrintedCard, type PrintedCardReading } from '@pokesol/card-text/cards';
import type { Card } from '@pokesol/cards';
import { officialFacts, writtenLines } from '@pokesol/cards/official';
import type { CardPlaysAnswer, CardTextAnswer, CardTextLine } from '@pokesol/protocol';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cards } from '../catalogue/tables.ts';
import { cardTextReadings, cardTextState } from './tables.ts';
import type { Compiler, CompilerNow } from './version.ts';

type Row = Pick<typeof cards.$inferSelect, 'facts' | 'origin'> & {
  readonly lines: PrintedCardReading['lines'] | null;
  readonly plays: PrintedCardReading['plays'] | null;
};

const isOfCard = and(
  eq(cardTextReadings.cardId, cards.id),
  sql`${cardTextReadings.version} = (select ${cardTextState.version} from ${cardTextState})`,
);

export async function cardText(
  db: Queryable,
  compilerNow: CompilerNow,
  id: string,
): Promise<CardTextAnswer | CallRefusal> {
  const [row] = await db
    .select({
      facts: cards.facts,
      origin: cards.origin,
      lines: cardTextReadings.lines,
      plays: cardTextReadings.plays,
    })
    .from(cards)
    .leftJoin(cardTextReadings, isOfCard)
    .where(eq(cards.id, id));
  if (row === undefined) return refused('no-such-card');
  return textOf(row, await compilerNow(db));
}

function textOf({ facts, origin, lines, plays }: Row, compiler: Compiler): CardTextAnswer {
  const cardId = facts.id;
  const written = writtenLines(facts);
  if (written !== undefined) {
    const printed = new Map((lines ?? []).map((line) => [`${line.kind} ${line.name}`, line.text]));
    return {
      ...{ cardId, plays: 'full' as const },
      lines: written.map((line) => {
        const text = printed.get(`${line.kind} ${line.name}`);
        return { ...line, ...(text !== undefined && { printed: text }) };
      }),
    };
  }
  if (lines !== null && plays !== null) return { cardId, plays, lines: lines.map(lineOf) };
  if (origin === 'made') {
    const reading = cardReader(compiler.lexicon)(asPrinted(facts));
    return { cardId, plays: reading.plays, lines: reading.lines.map(lineOf) };
  }
  const unknown = withoutSentences(facts);
  return { cardId, plays: unknown.length === 0 ? 'full' : 'none', lines: [...unknown] };
}

function lineOf({ kind, name, text, read }: PrintedCardReading['lines'][number]): CardTextLine {
  const line = { kind, name, printed: text };
  return 'effect' in read
    ? { ...line, meaning: read.meaning }
    : { ...line, unread: { ...read.unread, why: read.why } };
}

/** The maker of a card said what its attacks do; its abilities and a trainer's text are names alone. */
const asPrinted = ({ name, supertype, subtypes, attacks, abilities }: Card): PrintedCard => ({
  ...{ name, supertype, subtypes },
  attacks: attacks.map(({ name: attack, damage, text }) => ({ name: attack, damage, text })),
  abilities: abilities.map(({ name: ability }) => ({ name: ability, text: '' })),
});

/** The product ships facts and no sentences: what the card says besides is not known before its set is imported. */
function withoutSentences(card: Card): readonly CardTextLine[] {
  const facts = officialFacts(card, () => undefined);
  switch (facts.kind) {
    case 'pokemon':
      return [
        ...card.abilities.map(({ name }) => ({ kind: 'ability' as const, name })),
        ...card.attacks.map(({ name }) => ({ kind: 'attack' as const, name })),
      ];
    case 'trainer':
      return [{ kind: 'trainer', name: card.name }];
    case 'energy':
      return facts.basic ? [] : [{ kind: 'energy', name: card.name }];
  }
}

/** The ids of all cards that do not play in full. */
export async function cardPlays(db: Queryable, compilerNow: CompilerNow): Promise<CardPlaysAnswer> {
  const stored = await db
    .select({ id: cards.id, facts: cards.facts, plays: cardTextReadings.plays })
    .from(cardTextReadings)
    .innerJoin(cards, isOfCard)
    .where(ne(cardTextReadings.plays, 'full'))
    .orderBy(asc(cards.id));
  const others = await db
    .select({ facts: cards.facts, origin: cards.origin })
    .from(cards)
    .leftJoin(cardTextReadings, isOfCard)
    .where(isNull(cardTextReadings.cardId))
    .orderBy(asc(cards.id));
  const compiler = await compilerNow(db);
  const answer: { part: string[]; none: string[] } = { part: [], none: [] };
  for (const { id, facts, plays } of stored)
    if (plays !== 'full' && writtenLines(facts) === undefined) answer[plays].push(id);
  for (const row of others) {
    const { plays } = textOf({ ...row, lines: null, plays: null }, compiler);
    if (plays !== 'full') answer[plays].push(row.facts.id);
  }
  return answer;
}
