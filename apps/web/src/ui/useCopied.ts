/** Copying a text: whether it went to the clipboard, for as long as that is worth saying. */
import { useEffect, useState } from 'react';

type Copied = 'idle' | 'copied' | 'failed';

export function useCopied(text: string, saidForMs: number) {
  const [state, setState] = useState<Copied>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), saidForMs);
    return () => clearTimeout(timer);
  }, [state, saidForMs]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch (error) {
      console.warn('The clipboard is closed to us', error);
      setState('failed');
    }
  }
  return { state, copy: () => void copy() };
}
