/** Sizes of keyboard steps. */
export interface SliderSteps {
  /** arrow keys */
  step: number;
  /** Page Up, Page Down, and arrow keys with Shift */
  page: number;
}

/**
 * The value a key leads to; null for other keys. Horizontal arrows follow the reading direction, vertical ones do
 * not (WAI-ARIA slider pattern).
 */
export function valueForKey(
  key: string,
  value: number,
  max: number,
  { step, page }: SliderSteps,
  rtl: boolean,
): number | null {
  const forward = rtl ? -step : step;
  const changes: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: step,
    ArrowDown: -step,
    PageUp: page,
    PageDown: -page,
    Home: -max,
    End: max,
  };
  const change = changes[key];
  return change === undefined ? null : Math.min(Math.max(value + change, 0), max);
}

/** Position of a pointer at `x`, 0 to 1 in reading direction. */
export function shareAt(x: number, box: { left: number; width: number }, rtl: boolean): number {
  if (box.width <= 0) return 0;
  const share = Math.min(Math.max((x - box.left) / box.width, 0), 1);
  return rtl ? 1 - share : share;
}
