import { type PointerEvent, useRef, useState } from 'react';

const DOUBLE_MS = 280;
const SKIP_S = 10;
/** A finger that wanders less is a tap. */
const SWIPE_PX = 16;
/** How far a swipe over the whole width leads. */
const WHOLE_WIDTH_S = 90;
/** The outer parts of the picture, in which two taps jump. */
const OUTER = 0.35;

interface Fingers {
  rtl: () => boolean;
  placeS: () => number;
  durationS: () => number;
  /** one tap: the controls come or go */
  onTap: () => void;
  onJump: (seconds: number) => void;
  onSeek: (seconds: number) => void;
}

/**
 * What fingers do on the picture: two taps at its ends jump ten seconds, a swipe along it looks for a place, one tap calls
 * the controls. A swipe up or down scrolls the page (`touch-action: pan-y` on the element).
 */
export function useFingers({ rtl, placeS, durationS, onTap, onJump, onSeek }: Fingers) {
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
    // Another tap may follow, and the controls would flash.
    else waiting.current = setTimeout(onTap, DOUBLE_MS);
  }

  return {
    /** the place a swipe has reached, in seconds; null without one */
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
