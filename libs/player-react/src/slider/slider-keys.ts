/** Sizes of keyboard steps. */
export interface SliderSteps {
  /** arrow keys */
  step: number;
  /** Page Up and Page Down */
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
  switch (key) {
    case 'ArrowRight':
      return clamp(value + forward, max);
    case 'ArrowLeft':
      return clamp(value - forward, max);
    case 'ArrowUp':
      return clamp(value + step, max);
    case 'ArrowDown':
      return clamp(value - step, max);
    case 'PageUp':
      return clamp(value + page, max);
    case 'PageDown':
      return clamp(value - page, max);
    case 'Home':
      return 0;
    case 'End':
      return max;
    default:
      return null;
  }
}

/** Position of a pointer at `x`, 0 to 1 in reading direction. */
export function shareAt(x: number, box: { left: number; width: number }, rtl: boolean): number {
  if (box.width <= 0) return 0;
  const share = Math.min(Math.max((x - box.left) / box.width, 0), 1);
  return rtl ? 1 - share : share;
}

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);
