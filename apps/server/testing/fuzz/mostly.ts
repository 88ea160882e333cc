/** What is usual, and now and then something else. */
import fc from 'fast-check';

/** `share` times as often as anything of `odd`. */
export function mostly<T>(share: number, usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: share, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}
