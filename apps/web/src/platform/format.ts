/** How numbers and addresses are written on every screen. */

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** «12,500.5». A decimal text keeps all its digits: a balance may be longer than a float is exact. */
export const formatNumber = (value: number | string): string =>
  NUMBER.format(value as number | Intl.StringNumericLiteral);

/** «1 card», «2,500 cards»: whatever is counted on a screen. `many` where an s does not make it more. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** `9xQe...VFin`: enough of an address to recognise one's own. */
export const shortAddress = (address: string, head: number, tail: number) =>
  `${address.slice(0, head)}...${address.slice(-tail)}`;
