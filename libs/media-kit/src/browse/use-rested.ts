import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for `ms`: what follows typing need not follow every letter. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
