/** The sentences of cards as the printed game reads them: printed ones where the server has them, else what the rules play in words. */
import type { CardNo } from '@pokesol/engine';
import type { CardFacts } from '@pokesol/engine/official';
import type { CardTextAnswer } from '@pokesol/protocol';
import { useQueries } from '@tanstack/react-query';
import { cardTextQuery } from '../../../../card/index.ts';
import { factsIn, type ShownCards } from '../../../board/cardLook.ts';
import { partText, type TextPart, textOf } from './writtenText.ts';

/** `''` where it says nothing, or where that is not known. */
export type SentencesOf = (card: CardNo, part?: TextPart) => string;

/** Asks the server for the sentences of these cards; until it has answered, and where it cannot, they are written from the rules. */
export function useSentences(view: ShownCards<CardFacts>, cards: readonly CardNo[]): SentencesOf {
  const ids = [...new Set(cards.flatMap((card) => saidBy(factsIn(view, card))))];
  const answers = useQueries({
    queries: ids.map(cardTextQuery),
    combine: (results) => results.map(({ data }) => data),
  });
  const linesOf = new Map(answers.flatMap((answer) => (answer === undefined ? [] : [linesIn(answer)])));
  return (card, part) => {
    const facts = factsIn(view, card);
    if (facts === undefined) return '';
    const lines = linesOf.get(facts.id) ?? [];
    const meant = lines.filter(({ kind, name }) =>
      part === undefined ? kind !== 'attack' && kind !== 'ability' : kind === part.kind && name === part.name,
    );
    const said = meant.map(({ printed, meaning }) => printed || meaning || '').filter((text) => text !== '');
    if (said.length > 0) return said.join(' ');
    return part === undefined ? textOf(facts) : partText(facts, part);
  };
}

const linesIn = ({ cardId, lines }: CardTextAnswer) => [cardId, lines] as const;

/** The card's id where something may stand on it. */
const saidBy = (facts: CardFacts | undefined): readonly string[] =>
  facts === undefined || (facts.kind === 'energy' && facts.basic) ? [] : [facts.id];
