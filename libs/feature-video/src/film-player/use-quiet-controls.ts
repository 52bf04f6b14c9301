import { useEffect, useRef, useState } from 'react';

const QUIET_AFTER_MS = 2600;

/**
 * Controls go while a film plays and nobody moves, and come back with the pointer, a key, a finger or the focus. `hold`
 * keeps them: something is open, or it does not play.
 */
export function useQuietControls(hold: boolean) {
  const [quiet, setQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const stir = (): void => {
    if (timer.current) clearTimeout(timer.current);
    setQuiet(false);
    timer.current = setTimeout(() => setQuiet(true), QUIET_AFTER_MS);
  };
  const leave = (): void => {
    if (timer.current) clearTimeout(timer.current);
    setQuiet(true);
  };
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );
  return { quiet: quiet && !hold, stir, leave };
}
