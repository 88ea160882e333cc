/** Reads a list where the rules guarantee an entry: a missing one is a fault of ours and stops the call. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}`);
  return entry;
}
