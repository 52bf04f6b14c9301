/** Id of the comments section of a page. */
export const COMMENTS_ID = 'comments';

/** Path of the page whose comments were requested before they had loaded. */
let asked: string | null = null;

/** Scrolls to the comments and focuses them; once they have loaded, if they are still loading. */
export function scrollToComments(): void {
  const section = document.getElementById(COMMENTS_ID);
  asked = section ? null : location.pathname;
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** To be called when the comments of a page have loaded. */
export function scrollToRequestedComments(): void {
  if (asked === location.pathname) scrollToComments();
}
