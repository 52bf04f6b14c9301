import { animationsAllowed } from '@qingyin/ui';
import { COVER_TRANSITION_EASING, COVER_TRANSITION_MS } from '../cover/cover-transition.ts';
import './now-transition.css';

/** Whether the page opens and closes by view transitions: the browser has them, and motion is not reduced. */
export const hasViewTransitions = (): boolean =>
  typeof document.startViewTransition === 'function' && animationsAllowed();

const parts = {
  page: () => document.querySelector<HTMLElement>('[data-now-page]'),
  barCover: () => document.querySelector<HTMLElement>('[data-player-bar-cover]'),
  pageCover: () => document.querySelector<HTMLElement>('[data-now-page] [data-now-cover]'),
};

/**
 * Opens or closes the now-playing page in a view transition: the page rises or sinks and fades, the player bar stays in
 * front of it, and the cover moves between both. A new transition ends a running one.
 *
 * @param render renders the page, or removes it, before it returns
 * @returns a promise of the end of the transition
 */
export function startNowTransition(way: 'open' | 'close', render: () => void): Promise<void> {
  const root = document.documentElement;
  const named: HTMLElement[] = [];
  const name = (part: HTMLElement | null | undefined, as: string): DOMRect | null => {
    const box = part?.getBoundingClientRect();
    // Missing or hidden.
    if (!part || !box?.width) return null;
    part.style.viewTransitionName = as;
    named.push(part);
    return box;
  };
  const forget = (): void => {
    for (const part of named.splice(0)) part.style.viewTransitionName = '';
  };
  /** Names what takes part in the state before or after. @returns the box of its cover */
  const prepare = (open: boolean): DOMRect | null => {
    forget();
    const bar = parts.barCover();
    name(bar?.closest('section'), 'now-bar');
    if (open) name(parts.page(), 'now-page');
    // Without a cover on the other side it has nowhere to go.
    return bar ? name(open ? parts.pageCover() : bar, 'now-cover') : null;
  };
  root.dataset['nowTransition'] = way;
  const from = prepare(way === 'close');
  let to: DOMRect | null = null;
  const transition = document.startViewTransition(() => {
    render();
    to = prepare(way === 'open');
  });
  transition.ready.then(
    () => from && to && moveCover(from, to),
    // Skipped, for example in a hidden window.
    () => undefined,
  );
  latest = transition;
  return transition.finished.finally(() => {
    forget();
    // A transition that ended this one needs the attribute.
    if (latest === transition) delete root.dataset['nowTransition'];
  });
}

let latest: ViewTransition | null = null;

/** Moves the cover by a transform, where the browser would animate its size. */
function moveCover(from: DOMRect, to: DOMRect): void {
  const scale = from.width / to.width;
  document.documentElement.animate(
    {
      transform: [
        `translate(${from.left}px, ${from.top}px) scale(${scale})`,
        `translate(${to.left}px, ${to.top}px)`,
      ],
    },
    {
      duration: COVER_TRANSITION_MS,
      easing: COVER_TRANSITION_EASING,
      pseudoElement: '::view-transition-group(now-cover)',
    },
  );
}
