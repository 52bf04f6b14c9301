import type { MessageDescriptor } from '@lingui/core';
import type { AppRouter } from '../create-app-router.ts';

/** Name of the product in titles, in every language. */
export const PRODUCT_NAME = '青音';

/** Controls `document.title`. */
export interface TitleBinding {
  /**
   * puts the page's own title in front until the next navigation: `静夜思 · 歌单 · 青音`
   * (docs/specification/routes.md#page-titles)
   */
  setPageTitle(subject: string | null): void;
  /** writes the title again, after a change of language */
  refresh(): void;
  dispose(): void;
}

/**
 * Keeps `document.title` at `<route title> · 青音`, translated on each write (docs/specification/routes.md).
 *
 * @param translate null while texts are loading, which may take longer than finding the page. The title is the
 * product's name until `refresh`
 */
export function bindTitle(
  router: AppRouter,
  translate: (title: MessageDescriptor) => string | null,
  target: { title: string } = document,
): TitleBinding {
  let subject: string | null = null;
  let path: string | null = null;
  const write = () => {
    const match = router.state.matches.at(-1);
    const title = match?.staticData.title;
    const pageTitle = (title && translate(title)) ?? PRODUCT_NAME;
    target.title = [subject, pageTitle === PRODUCT_NAME ? null : pageTitle, PRODUCT_NAME]
      .filter(Boolean)
      .join(' · ');
  };
  const unsubscribe = router.subscribe('onResolved', ({ toLocation }) => {
    if (toLocation.pathname !== path) subject = subjectFor(toLocation.href);
    path = toLocation.pathname;
    write();
  });
  // A screen may set its title while it renders, before the navigation counts as resolved.
  const early = new Map<string, string>();
  const subjectFor = (href: string) => early.get(href) ?? null;
  return {
    setPageTitle(next) {
      subject = next;
      early.clear();
      if (next) early.set(router.state.location.href, next);
      write();
    },
    refresh: write,
    dispose: unsubscribe,
  };
}
