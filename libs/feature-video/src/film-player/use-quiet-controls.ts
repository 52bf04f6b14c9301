import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const QUIET_AFTER_MS = 2600;

/**
 * Controls go while a film plays and nobody moves, and come back with the pointer, a key, a finger or the focus. `hold`
 * keeps them: something is open, or it does not play.
 */
export function useQuietControls(stage: RefObject<HTMLElement | null>, hold: boolean) {
  const [quiet, setQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useCallback((): void => {
    clearTimeout(timer.current);
    setQuiet(true);
  }, []);
  const stir = useCallback((): void => {
    clearTimeout(timer.current);
    setQuiet(false);
    timer.current = setTimeout(leave, QUIET_AFTER_MS);
  }, [leave]);
  useEffect(() => {
    const element = stage.current;
    const heard = new AbortController();
    const { signal } = heard;
    // A finger has acts of its own (use-fingers.ts).
    const byPointer = (act: () => void) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') act();
    };
    element?.addEventListener('pointermove', byPointer(stir), { signal });
    element?.addEventListener('pointerleave', byPointer(leave), { signal });
    element?.addEventListener('focusin', stir, { signal });
    element?.addEventListener('keydown', stir, { signal });
    return () => {
      heard.abort();
      clearTimeout(timer.current);
    };
  }, [stage, stir, leave]);
  return { quiet: quiet && !hold, stir, leave };
}
