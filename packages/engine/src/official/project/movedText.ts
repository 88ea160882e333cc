/** Cards that went from one zone to another, in words. */
import { type LogNames, namesOf, subject } from '../../kernel/log.ts';
import type { EventOf } from '../model/events.ts';
import { listText, some } from './logLabels.ts';

type Moved = EventOf<'cardsMoved'>;

const NAMED: Readonly<Record<Moved['from'], string>> = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  prizes: 'Prizes',
  lost: 'Lost Zone',
  inPlay: 'Pokémon in play',
};

/** Who moves them is not always whose they are: only what every player does with the own cards has a subject. */
export function movedText({ seat, from, to, cards, count }: Moved, names: LogNames): string {
  const { who, does, whose } = subject(seat, names);
  const what = cards === null ? some(count, 'card') : listText(namesOf(cards, names));
  const are = count === 1 ? 'is' : 'are';
  const go = count === 1 ? 'goes' : 'go';
  if (from === 'hand' && to === 'discard') return `${who} ${does('discard')} ${what}.`;
  if (from === 'hand' && to === 'deck') return `${who} ${does('put')} ${what} from the hand into the deck.`;
  if (from === 'deck' && to === 'hand') return `${who} ${does('take')} ${what} from the deck.`;
  if (from === 'discard' && to === 'hand') return `${who} ${does('take')} ${what} from the discard pile.`;
  if (from === 'inPlay' && to === 'discard') return `${capital(what)} ${are} discarded.`;
  if (from === 'inPlay' && to === 'hand') return `${capital(what)} ${go} back to ${whose} hand.`;
  if (from === to) return `${capital(what)} ${go} back into ${whose} ${NAMED[to]}.`;
  return `${capital(what)} ${go} from ${whose} ${NAMED[from]} ${to === 'inPlay' ? 'into play' : `to ${whose} ${NAMED[to]}`}.`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
