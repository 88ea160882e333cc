/** Reasons why a box may lie elsewhere than in Chromium. */

type Reason = {
  readonly engine?: string;
  readonly place?: string;
  /** The box's name or a prefix of it. */
  readonly box: string;
  readonly why: string;
};

const REASONS: readonly Reason[] = [
  {
    place: 'card',
    box: '',
    why: 'the pack was bought by a wallet of the page’s own making, whose signature has a part in the draw',
  },
];

export const reasonFor = (engine: string, place: string, box: string): string | undefined =>
  REASONS.find(
    (each) =>
      (each.engine ?? engine) === engine && (each.place ?? place) === place && box.startsWith(each.box),
  )?.why;
