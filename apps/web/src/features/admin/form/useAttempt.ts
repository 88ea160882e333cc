/** Does what an admin asked for, and keeps why it failed. */
import { useState } from 'react';
import { ApiError } from '../../../platform/api.ts';
import { toast } from '../../../ui/toast.ts';
import { failureMessage, isShutOut } from '../adminApi.ts';

export type AttemptProblem = { readonly words: string; readonly code: string | undefined };

/** `failure` is said when the server has no words of its own. */
export function useAttempt(failure: string) {
  const [problem, setProblem] = useState<AttemptProblem>();

  /** True when it went well. */
  async function attempt(action: () => Promise<unknown>): Promise<boolean> {
    setProblem(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      console.warn(failure, error);
      const words = failureMessage(error, failure);
      setProblem({ words, code: error instanceof ApiError ? error.code : undefined });
      if (!isShutOut(error)) toast('Error', words, 'destructive');
      return false;
    }
  }

  return { problem, attempt };
}
