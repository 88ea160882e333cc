/** Capitals three pixels wide and five high, for printing on packs. */
import type { Shape } from '../shapes.ts';

// Five rows from the top, three bits each, the left pixel first.
const ROWS: Readonly<Record<string, string>> = {
  A: '25755',
  B: '65656',
  C: '34443',
  D: '65556',
  E: '74647',
  F: '74644',
  G: '34553',
  H: '55755',
  I: '72227',
  J: '11152',
  K: '55655',
  L: '44447',
  M: '57755',
  N: '65555',
  O: '75557',
  P: '65644',
  Q: '75573',
  R: '65655',
  S: '34216',
  T: '72222',
  U: '55557',
  V: '55552',
  W: '55775',
  X: '55255',
  Y: '55222',
  Z: '71247',
  '0': '75557',
  '1': '26227',
  '2': '61247',
  '3': '61216',
  '4': '55711',
  '5': '74616',
  '6': '34757',
  '7': '71222',
  '8': '75757',
  '9': '75716',
  '&': '02720',
  '-': '00700',
  ':': '02020',
  '.': '00002',
  "'": '22000',
};

export const LETTER_HEIGHT = 5;
export const lineWidth = (text: string) => text.length * 4 - 1;

/** Words on as few lines as fit `width` pixels; what does not fit `lines` lines is left out. */
export function wrapped(text: string, width: number, lines: number): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const row = rows.at(-1);
    const longer = row === undefined ? word : `${row} ${word}`;
    if (row !== undefined && lineWidth(longer) <= width) rows[rows.length - 1] = longer;
    else rows.push(word.slice(0, Math.floor((width + 1) / 4)));
  }
  return rows.slice(0, lines);
}

/** The ink of one line whose top left corner is at (left, top). */
export function lettering(text: string, left: number, top: number): Shape {
  return (x, y) => {
    const [column, row] = [Math.floor(x) - left, Math.floor(y) - top];
    if (column < 0 || column % 4 === 3 || row < 0 || row >= LETTER_HEIGHT) return false;
    const bits = ROWS[text[Math.floor(column / 4)] ?? '']?.[row];
    return bits !== undefined && (Number(bits) & (4 >> (column % 4))) !== 0;
  };
}
