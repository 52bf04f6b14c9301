/** Id of the block of comments on a page. */
export const COMMENTS_ID = 'comments';

/** The page that was asked for its comments before they were there. */
let asked: string | null = null;

/** Brings what people wrote into view, with the focus; as soon as it is there, where it is still on its way. */
export function showComments(): void {
  const section = document.getElementById(COMMENTS_ID);
  asked = section ? null : location.pathname;
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** To be called when the comments of a page have come. */
export function showAskedComments(): void {
  if (asked === location.pathname) showComments();
}
