import { useLayoutEffect } from 'react';
import './covered-page.css';

/**
 * Takes the page under a full-screen overlay out of reach: what it covers of the shell is inert and does not
 * scroll, while `covered`. What is fixed in front of the page (player, tabs) stays usable; the link that jumps to the page
 * does not.
 */
export function useCoveredPage(covered = true): void {
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
