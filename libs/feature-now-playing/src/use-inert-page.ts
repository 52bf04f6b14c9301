import { useLayoutEffect } from 'react';
import './covered-page.css';

/**
 * While `covered`, makes the page below a full-screen overlay inert and stops it from scrolling. Fixed parts in
 * front of it (player bar, tabs) stay usable; the skip link does not.
 */
export function useInertPage(covered = true): void {
  useLayoutEffect(() => {
    if (!covered) return undefined;
    const shell = document.getElementById('main')?.parentElement?.parentElement;
    const parts = [...(shell?.children ?? [])].filter(
      (part) => part.tagName === 'A' || getComputedStyle(part).position !== 'fixed',
    );
    const root = document.documentElement;
    for (const part of parts) part.toggleAttribute('inert', true);
    for (const part of [root, ...parts]) part.toggleAttribute('data-under-overlay', true);
    return () => {
      for (const part of parts) part.removeAttribute('inert');
      for (const part of [root, ...parts]) part.removeAttribute('data-under-overlay');
    };
  }, [covered]);
}
