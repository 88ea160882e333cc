/** A value once it has stopped changing: what is typed is not asked for letter by letter. */
import { useEffect, useState } from 'react';

const CALM_MS = 300;

export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
