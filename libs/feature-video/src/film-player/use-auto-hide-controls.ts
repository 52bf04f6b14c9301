import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const QUIET_AFTER_MS = 2600;

/**
 * Auto-hides the controls during playback without input; pointer, key, touch or focus show them again. `hold`
 * keeps them visible, e.g. while paused or while a panel is open.
 */
export function useAutoHideControls(stage: RefObject<HTMLElement | null>, hold: boolean) {
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
    // Touch has its own handlers (use-touch-gestures.ts).
    const byPointer = (action: () => void) => (event: PointerEvent) => {
      if (event.pointerType !== 'touch') action();
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
