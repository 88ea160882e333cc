/** Trying a password: what the server said to it, and how long to wait after too many. */
import { useEffect, useState } from 'react';
import { ApiError, sentenceOf } from '../../../platform/api.ts';
import { type ToastTone, toast } from '../../../ui/toast.ts';
import { enterAdmin } from '../adminApi.ts';
import type { VaultMood } from './Vault.tsx';

/** `welcome`: how loud a right password is greeted. */
export function useLogin(welcome: ToastTone = 'plain') {
  const [mood, setMood] = useState<VaultMood>('shut');
  const [problem, setProblem] = useState<string>();
  const [waitSeconds, wait] = useWait();

  /** Resolves to whether the gate opened. */
  async function tryPassword(password: string): Promise<boolean> {
    setMood('turning');
    setProblem(undefined);
    try {
      await enterAdmin(password);
      toast('Access Granted', 'Welcome to the admin panel', welcome);
      return true;
    } catch (error) {
      console.warn('The gate stayed shut', error);
      const words = sentenceOf(error);
      setMood('rattling');
      setProblem(words);
      toast('Access Denied', words, 'destructive');
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) wait(error.retryAfterSeconds);
      return false;
    }
  }

  return { mood, problem, waitSeconds, tryPassword };
}

export type LoginState = ReturnType<typeof useLogin>;

/** Counts seconds down to nought. */
function useWait(): [secondsLeft: number, start: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
