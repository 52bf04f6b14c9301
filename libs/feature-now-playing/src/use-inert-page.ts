import { useLayoutEffect } from 'react';
import './covered-page.css';

/**
 * While `covered`, makes the page below a full-screen overlay inert and stops it from scrolling. Fixed parts in
 * front of it (player bar, tabs) stay usable, unless it covers them too; the skip link does not.
 *
 * @param all the overlay covers the fixed parts, which are hidden: what they have opened stays usable
 */
export function useInertPage(covered = true, all = false): void {
  useLayoutEffect(() => {
    if (!covered) return undefined;
    const shell = document.getElementById('main')?.parentElement?.parentElement;
    const isFixed = (part: Element) => part.tagName !== 'A' && getComputedStyle(part).position === 'fixed';
    const parts = [...(shell?.children ?? [])].filter((part) => !isFixed(part));
    const hidden = all ? [...(shell?.children ?? [])].filter(isFixed) : [];
    const root = document.documentElement;
    for (const part of parts) part.toggleAttribute('inert', true);
    for (const part of [root, ...parts]) part.toggleAttribute('data-under-overlay', true);
    for (const part of hidden) part.toggleAttribute('data-behind-overlay', true);
    return () => {
      for (const part of parts) part.removeAttribute('inert');
      for (const part of [root, ...parts]) part.removeAttribute('data-under-overlay');
      for (const part of hidden) part.removeAttribute('data-behind-overlay');
    };
  }, [covered, all]);
}
