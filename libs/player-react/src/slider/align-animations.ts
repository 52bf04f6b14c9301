/** Deviation above which an animation is corrected, ms; smaller ones are invisible. */
const DRIFT_MS = 120;

/**
 * Aligns animations so that they appear to have started at `begunMs` of their window's clock; leaves those within
 * `DRIFT_MS`.
 */
export function alignAnimations(animations: readonly Animation[], begunMs: number): void {
  for (const animation of animations)
    if (Math.abs(Number(animation.startTime ?? -Infinity) - begunMs) > DRIFT_MS)
      animation.startTime = begunMs;
}
