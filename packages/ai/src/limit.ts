/** How long an AI's turn may become, and what is said when it is cut short. */

/** Actions a turn, answers to choices apart. */
export const ACTION_LIMIT = 10;

export const NOTICES = {
  actionLimit: { title: 'AI Turn Timeout', message: 'AI reached action limit, turn ended' },
  error: { title: 'AI Turn Error', message: 'AI encountered an error, turn ended' },
} as const;
export type Notice = keyof typeof NOTICES;
