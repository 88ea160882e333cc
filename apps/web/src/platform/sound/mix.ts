/** Adds notes up into one run of samples. */
export type Placed = { start: number; samples: readonly number[] };

/** Samples stay within -1 and 1, so that chords do not crackle. */
export function mixedNotes(notes: readonly Placed[]): number[] {
  const length = Math.max(0, ...notes.map(({ start, samples }) => start + samples.length));
  const sum = new Array<number>(length).fill(0);
  for (const { start, samples } of notes)
    for (const [index, sample] of samples.entries()) sum[start + index] = (sum[start + index] ?? 0) + sample;
  return sum.map((sample) => Math.max(-1, Math.min(1, sample)));
}
