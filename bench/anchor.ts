/**
 * A fixed piece of work that no change of the product changes, as a measure of the machine: objects made, copied, searched, sorted
 * and hashed as a battle does it. Its code and its result stay as they are; else earlier figures would mean something else.
 */

type Piece = { id: number; damage: number; cards: number[]; marks: { name: string; by: number }[] };
type Board = { turn: number; sides: { pieces: Piece[]; hand: number[]; deck: number[] }[] };

/** What the work comes to: proof that it was done. */
const SUM = 684_429_544;
const TURNS = 1000;

const next = (word: number): number => (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;

/** One unit: a made-up game of a thousand turns. Throws where its result is another one. */
export function anchorGame(): number {
  let word = 7;
  let sum = 0;
  let board: Board = { turn: 0, sides: [newSide(0), newSide(60)] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    word = next(word);
    board = play(board, word);
    sum = (Math.imul(sum, 31) + worthOf(board)) >>> 0;
  }
  if (sum !== SUM) throw new Error(`The anchor came to ${sum}`);
  return 1;
}

const newSide = (first: number): Board['sides'][number] => ({
  pieces: Array.from({ length: 4 }, (_, place) => ({
    id: first + place,
    damage: 0,
    cards: [first + place],
    marks: [],
  })),
  hand: Array.from({ length: 7 }, (_, place) => first + 4 + place),
  deck: Array.from({ length: 49 }, (_, place) => first + 11 + place),
});

function play(before: Board, word: number): Board {
  const sides = before.sides.map(({ pieces, hand, deck }) => ({
    pieces: pieces.map((piece) => ({ ...piece, cards: [...piece.cards], marks: [...piece.marks] })),
    hand: [...hand],
    deck: [...deck],
  }));
  const side = sides[word & 1];
  const piece = side?.pieces[(word >>> 8) % 4];
  if (side === undefined || piece === undefined) throw new RangeError('There are two sides of four pieces');
  const card = side.deck.pop();
  if (card !== undefined) side.hand.push(card);
  const given = side.hand.splice((word >>> 16) % side.hand.length, 1);
  side.deck.unshift(...given);
  piece.cards = [...piece.cards.slice(-3), ...given];
  piece.damage = (piece.damage + ((word >>> 4) % 7) * 10) % 120;
  piece.marks = [...piece.marks, { name: `mark ${word % 5}`, by: word % 11 }].slice(-4);
  return { turn: before.turn + 1, sides };
}

function worthOf({ turn, sides }: Board): number {
  const cards = sides
    .flatMap(({ hand }) => hand)
    .sort((a, b) => a - b)
    .filter((card) => !sides.some(({ pieces }) => pieces.some((piece) => piece.cards.includes(card))));
  const marks = new Map<string, number>();
  for (const { pieces } of sides)
    for (const piece of pieces)
      for (const { name, by } of piece.marks) marks.set(name, (marks.get(name) ?? 0) + by + piece.damage);
  return turn + cards.reduce((sum, card, place) => sum + card * (place + 1), 0) + (marks.get('mark 3') ?? 0);
}
