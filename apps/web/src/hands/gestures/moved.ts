/** Whether things may move on the screen. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

const MS = 200;
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** Puts a thing beside its place, as long as a finger holds it; null lets go of it. */
export function hold(thing: HTMLElement, transform: string | null): void {
  thing.style.transform = (mayMove() && transform) || '';
}

/** Lets a thing come to its place from where it is held, or from elsewhere. */
export function comeHome(
  thing: HTMLElement,
  from: Keyframe = { transform: thing.style.transform || 'none' },
): void {
  hold(thing, null);
  if (mayMove()) thing.animate([from, { transform: 'none', opacity: 1 }], { duration: MS, easing: EASE });
}
