/** Which cards are swapped: some of the deck go out, as many others come in, up to four. */
import { type ListLine, swapBetween } from '@pokesol/ai/gauntlet';
import { officialFindings, validateDeck } from '@pokesol/decks';
import { useId, useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { counted } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { takesForPractice } from '../battle/data/index.ts';
import type { BuilderLine, DeckCardFactsOf } from '../deck/index.ts';
import { useDeckTextCards } from '../deck-text/index.ts';
import type { GauntletRun } from './gauntletRun.ts';

type SwapDialogProps = {
  run: GauntletRun;
  onSwap: (lines: readonly ListLine[]) => void;
  onClose: () => void;
};

const MOST_SWAPPED = 4;
const MOST_FOUND = 12;
const NO_LINES: readonly BuilderLine[] = [];

export default function SwapDialog({ run, onSwap, onClose }: SwapDialogProps) {
  const { cards, isPending, error, retry } = useDeckTextCards(NO_LINES);
  return (
    <Dialog
      title="Swap cards"
      description={`Both lists then play the same ${counted(run.battles, 'battle')}. Your deck stays as it is.`}
      onClose={onClose}
      wide
    >
      {error !== null && !isPending ? (
        <div role="alert" className="load-failed">
          <p>The cards did not load. {sentenceOf(error)}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      ) : isPending ? (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Fetching the cards
          </p>
          <Skeleton className="loading-placeholder" />
        </div>
      ) : (
        <Swapping run={run} cards={cards} onSwap={onSwap} />
      )}
    </Dialog>
  );
}

type SwappingProps = Pick<SwapDialogProps, 'run' | 'onSwap'> & {
  cards: ReadonlyMap<string, DeckCardFactsOf>;
};

function Swapping({ run, cards, onSwap }: SwappingProps) {
  const [lines, setLines] = useState<readonly ListLine[]>(run.swap?.lines ?? run.lines);
  const swap = swapBetween(run.lines, lines);
  const swapped = copiesOf(swap.in);
  const [out, setOut] = useState('');
  const [sought, setSought] = useState('');
  const [picked, setPicked] = useState('');
  const group = useId();
  const nameOf = (id: string): string => (cards.has(id) ? labelOf(cards.get(id)) : id);
  const leaving = lines.find(({ cardId }) => cardId === out) ?? lines[0];
  const found = foundIn(cards, sought);
  const coming = found.find(({ id }) => id === picked) ?? found[0];
  const isFull = swapped >= MOST_SWAPPED;
  const wrong = swapped === 0 ? 'No card is swapped yet.' : wrongWith(lines, cards, run);

  return (
    <form
      className="stack-16"
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong === undefined) onSwap(lines);
      }}
    >
      <div className="swap-fields">
        <label className="field-frame">
          <span className="field-label">Out</span>
          <select className="field" value={leaving?.cardId} onChange={({ target }) => setOut(target.value)}>
            {lines.map(({ cardId, quantity }) => (
              <option key={cardId} value={cardId}>
                {quantity} × {nameOf(cardId)}
              </option>
            ))}
          </select>
        </label>
        <label className="field-frame">
          <span className="field-label">In: look for a card</span>
          <input
            type="search"
            className="field"
            value={sought}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSought(target.value)}
            placeholder="A name, such as Switch"
          />
        </label>
      </div>
      {sought.trim() !== '' && (
        <fieldset className="swap-found">
          <legend role="status" className="hint">
            {found.length === 0 ? 'No card has that name.' : 'Which one comes in'}
          </legend>
          {found.map((card) => (
            <label key={card.id} className="swap-found-one">
              <input
                type="radio"
                name={group}
                checked={card.id === coming?.id}
                onChange={() => setPicked(card.id)}
              />
              {labelOf(card)}
            </label>
          ))}
        </fieldset>
      )}
      <Button
        tone="secondary"
        aria-disabled={isFull || coming === undefined || leaving === undefined || undefined}
        onClick={() => {
          if (!isFull && coming !== undefined && leaving !== undefined)
            setLines(exchanged(lines, leaving.cardId, coming.id));
        }}
      >
        {isFull ? 'Four are swapped' : 'Swap one copy'}
      </Button>
      <div role="status" className="stack-8">
        <p>
          <b>Out:</b> {said(swap.out, nameOf)}
        </p>
        <p>
          <b>In:</b> {said(swap.in, nameOf)}
        </p>
        {wrong !== undefined && <p className="hint">{wrong}</p>}
      </div>
      <div className="button-row">
        <Button type="submit" aria-disabled={wrong !== undefined || undefined}>
          Play both lists
        </Button>
        <Button tone="secondary" onClick={() => setLines(run.lines)}>
          Swap none
        </Button>
      </div>
    </form>
  );
}

const labelOf = (card: DeckCardFactsOf | undefined): string =>
  card === undefined ? '' : `${card.name} (${card.json.set.name} ${card.cardNumber})`;

const said = (lines: readonly ListLine[], nameOf: (id: string) => string): string =>
  lines.map(({ cardId, quantity }) => `${quantity} × ${nameOf(cardId)}`).join(', ') || 'nothing';

const copiesOf = (lines: readonly ListLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Names that begin so go first. */
function foundIn(cards: ReadonlyMap<string, DeckCardFactsOf>, sought: string): readonly DeckCardFactsOf[] {
  const text = sought.trim().toLowerCase();
  if (text === '') return [];
  const all = [...cards.values()].filter(({ name }) => name.toLowerCase().includes(text));
  const rank = ({ name }: DeckCardFactsOf): number =>
    name.toLowerCase() === text ? 0 : name.toLowerCase().startsWith(text) ? 1 : 2;
  return all.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_FOUND);
}

/** One copy for one copy. */
function exchanged(lines: readonly ListLine[], out: string, coming: string): readonly ListLine[] {
  const less = lines
    .map((line) => (line.cardId === out ? { ...line, quantity: line.quantity - 1 } : line))
    .filter(({ quantity }) => quantity > 0);
  return less.some(({ cardId }) => cardId === coming)
    ? less.map((line) => (line.cardId === coming ? { ...line, quantity: line.quantity + 1 } : line))
    : [...less, { cardId: coming, quantity: 1 }];
}

/** What the rules say against it; `undefined` where it can be played. */
function wrongWith(
  lines: readonly ListLine[],
  cards: ReadonlyMap<string, DeckCardFactsOf>,
  { rules }: Pick<GauntletRun, 'rules'>,
): string | undefined {
  const known = lines.flatMap(({ cardId, quantity }) => {
    const card = cards.get(cardId);
    return card === undefined ? [] : [{ card, quantity }];
  });
  const classic = validateDeck(known);
  const official = officialFindings(known);
  if (takesForPractice(rules, { ...classic, official })) return undefined;
  return (rules === 'official' ? official.errors : classic.errors).join(' ');
}
