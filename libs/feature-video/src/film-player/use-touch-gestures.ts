import { type PointerEvent, useRef, useState } from 'react';

const DOUBLE_MS = 280;
const SKIP_S = 10;
/** A shorter movement is a tap, px. */
const SWIPE_PX = 16;
/** Seek distance of a swipe over the full width, s. */
const WHOLE_WIDTH_S = 90;
/** Width of the outer areas for double taps, as a fraction of the picture. */
const OUTER = 0.35;

interface Fingers {
  rtl: () => boolean;
  placeS: () => number;
  durationS: () => number;
  /** single tap: toggles the controls */
  onTap: () => void;
  onJump: (seconds: number) => void;
  onSeek: (seconds: number) => void;
}

/**
 * Touch gestures of the film player: a double tap in an outer area seeks by 10 s, a horizontal swipe seeks, a
 * single tap toggles the controls. Vertical swipes scroll the page (`touch-action: pan-y` on the element).
 */
export function useTouchGestures({ rtl, placeS, durationS, onTap, onJump, onSeek }: Fingers) {
  const down = useRef<{ x: number; placeS: number } | null>(null);
  const lastTap = useRef({ at: -Infinity, side: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [sought, setSought] = useState<number | null>(null);

  const placeUnder = (event: PointerEvent, begun: { x: number; placeS: number }): number => {
    const along = (event.clientX - begun.x) / event.currentTarget.getBoundingClientRect().width;
    const seconds = begun.placeS + (rtl() ? -along : along) * Math.min(WHOLE_WIDTH_S, durationS());
    return Math.min(Math.max(seconds, 0), durationS());
  };

  function tap(event: PointerEvent): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const side = share < OUTER ? -1 : share > 1 - OUTER ? 1 : 0;
    const again =
      event.timeStamp - lastTap.current.at < DOUBLE_MS && side !== 0 && side === lastTap.current.side;
    lastTap.current = { at: event.timeStamp, side };
    if (waiting.current) clearTimeout(waiting.current);
    if (again) onJump(side * (rtl() ? -1 : 1) * SKIP_S);
    else if (side === 0) onTap();
    // Waits for a second tap; otherwise the controls would flash.
    else waiting.current = setTimeout(onTap, DOUBLE_MS);
  }

  return {
    /** position that a swipe has reached, s; null without a swipe */
    sought,
    handlers: {
      onPointerDown(event: PointerEvent): void {
        if (event.pointerType === 'touch') down.current = { x: event.clientX, placeS: placeS() };
      },
      onPointerMove(event: PointerEvent): void {
        const begun = down.current;
        if (!begun || (sought === null && Math.abs(event.clientX - begun.x) < SWIPE_PX)) return;
        setSought(placeUnder(event, begun));
      },
      onPointerUp(event: PointerEvent): void {
        const begun = down.current;
        down.current = null;
        if (!begun) return;
        if (sought === null) return tap(event);
        setSought(null);
        onSeek(placeUnder(event, begun));
      },
      onPointerCancel(): void {
        down.current = null;
        setSought(null);
      },
    },
  };
}
