import { useLayoutEffect } from 'react';
import './covered-page.css';

/**
 * Takes the page under a full-screen overlay out of reach: what it covers of the shell is inert and does not
 * scroll. What is fixed in front of the page (player, tabs) stays usable; the link that jumps to the page does not.
 */
export function useCoveredPage(): void {
  useLayoutEffect(() => {
    const shell = document.getElementById('main')?.parentElement?.parentElement;
    const covered = [...(shell?.children ?? [])].filter(
      (part) => part.tagName === 'A' || getComputedStyle(part).position !== 'fixed',
    );
    const root = document.documentElement;
    for (const part of covered) part.toggleAttribute('inert', true);
    for (const part of [root, ...covered]) part.toggleAttribute('data-covered', true);
    return () => {
      for (const part of covered) part.removeAttribute('inert');
      for (const part of [root, ...covered]) part.removeAttribute('data-covered');
    };
  }, []);
}
