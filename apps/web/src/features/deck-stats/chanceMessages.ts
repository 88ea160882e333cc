/** A chance in words: an exact percentage, and how often that is. */

/** '19.07%'. Two digits behind the point, more where two would read as nothing or as everything. */
export function exactPercent(probability: number): string {
  if (probability <= 0) return '0%';
  if (probability >= 1) return '100%';
  const rest = Math.min(probability, 1 - probability) * 100;
  const digits = rest >= 0.01 ? 2 : Math.min(8, 1 - Math.floor(Math.log10(rest)));
  return `${(probability * 100).toFixed(digits)}%`;
}

/** '1 in 5.2', 'always', 'never'. A chance that hardly ever fails says how often it fails. */
export function chanceText(probability: number): string {
  if (probability <= 0) return 'never';
  if (probability >= 1) return 'always';
  return probability <= 0.5 ? `1 in ${each(probability)}` : `all but 1 in ${each(1 - probability)}`;
}

function each(probability: number): string {
  const times = 1 / probability;
  return times < 10 ? times.toFixed(1).replace(/\.0$/, '') : Math.round(times).toLocaleString('en');
}
