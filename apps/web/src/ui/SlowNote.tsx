/** Says, after a moment of waiting, that the wait is still going on. */
import { useEffect, useState } from 'react';

const PATIENCE_MS = 1_500;

/** Stand it beside whatever waits; it appears by itself. */
export function SlowNote({ children }: { children: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={slow ? 'slow-note' : 'sr-only'}>
      {slow && children}
    </p>
  );
}
