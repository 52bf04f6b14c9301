import { useEffect } from 'react';

/** The nearest ancestor that scrolls sideways. */
function sidewaysScroller(element: Element): Element | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
  return null;
}

/**
 * Scrolls shelves and rows of tabs so that a control that takes the focus by key is wholly in view. Chromium does so
 * only for controls of which no part is in view.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const scroller = sidewaysScroller(target);
      if (scroller === null) return;
      const [inner, outer] = [target.getBoundingClientRect(), scroller.getBoundingClientRect()];
      if (inner.left < outer.left || inner.right > outer.right)
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}
