/** What is seen may differ by so much from what is due before it is set anew, ms: below what an eye sees. */
const DRIFT_MS = 120;

/** Has animations be where they were if they had begun at `begunMs` of their window's clock; those that nearly are stay alone. */
export function keepInTime(animations: readonly Animation[], begunMs: number): void {
  for (const animation of animations)
    if (Math.abs(Number(animation.startTime ?? -Infinity) - begunMs) > DRIFT_MS)
      animation.startTime = begunMs;
}
