/** «12500.5» → «12,500.5», digit by digit: a balance may be longer than a float is exact. */
export function grouped(amount: string): string {
  const [whole = '0', fraction] = amount.split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}
