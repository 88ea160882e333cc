/** How numbers and addresses are written on every screen. */

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** «12,500.5». A decimal text keeps all its digits: a balance may be longer than a float is exact. */
export const formatNumber = (value: number | string): string =>
  NUMBER.format(value as number | Intl.StringNumericLiteral);

/** «1 card», «2,500 cards»: whatever is counted on a screen. `many` where an s does not make it more. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** «Ten»: a number that begins a line. */
export const numberWord = (count: number): string => WORDS[count] ?? formatNumber(count);

/** «Eleven new cards». */
export const spelledCount = (count: number, one: string): string =>
  `${numberWord(count)} ${one}${count === 1 ? '' : 's'}`;

/** `9xQe...VFin`: enough of an address to recognise one's own. */
export const shortAddress = (address: string, head: number, tail: number) =>
  `${address.slice(0, head)}...${address.slice(-tail)}`;
