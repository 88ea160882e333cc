/** How numbers and addresses are written on every screen. */

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** «12,500.5». A decimal text keeps all its digits: a balance may be longer than a float is exact. */
export const formatNumber = (value: number | string): string =>
  NUMBER.format(value as number | Intl.StringNumericLiteral);

/** `9xQe...VFin`: enough of an address to recognise one's own. */
export const shortAddress = (address: string, head: number, tail: number) =>
  `${address.slice(0, head)}...${address.slice(-tail)}`;
