import { type KeyboardEvent } from 'react';

/** Arrow keys, Home and End move the focus between the buttons of a toolbar (WAI-ARIA toolbar pattern). */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const target = buttonForKey(event.key, event.currentTarget);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Button that the key moves to, in reading direction. */
function buttonForKey(key: string, bar: HTMLElement): HTMLElement | undefined {
  const buttons = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const forwards = getComputedStyle(bar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return buttons.at((at + (key === forwards ? 1 : -1)) % buttons.length);
}
