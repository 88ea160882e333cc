/** How the admin area writes moments: to the second, in the reader's time zone. */

const MOMENT = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

export const momentText = (at: string) =>
  new Date(at).toLocaleString('en-US', { ...MOMENT, year: 'numeric', hour12: false });
