import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
const secondsTo = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));

/** Seconds until a time (ms since 1970), counted down to 0 once per second. */
export function useSecondsUntil(until: number): number {
  const [known, setKnown] = useState(until);
  const [left, setLeft] = useState(() => secondsTo(until));
  if (known !== until) {
    setKnown(until);
    setLeft(secondsTo(until));
  }
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft(secondsTo(until)), SECOND_MS);
    return () => clearInterval(timer);
  }, [until, waiting]);
  return left;
}
