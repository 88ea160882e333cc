/** Waits for an answer until a signal aborts. */

/** The answer, if it comes before the signal. @throws the signal's reason as soon as it aborts; a later answer is dropped */
export function unlessAborted<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
