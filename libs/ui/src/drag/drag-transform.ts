/** Whether animations are allowed (`prefers-reduced-motion`). */
export const animationsAllowed = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const MS = 200;
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** Offsets an element while a finger drags it; null removes the offset. */
export function setDragTransform(element: HTMLElement, transform: string | null): void {
  element.style.transform = (animationsAllowed() && transform) || '';
}

/** Animates an element back to its own position, from its current offset or from `from`. */
export function animateBack(
  element: HTMLElement,
  from: Keyframe = { transform: element.style.transform || 'none' },
): void {
  setDragTransform(element, null);
  if (animationsAllowed())
    element.animate([from, { transform: 'none', opacity: 1 }], { duration: MS, easing: EASE });
}
