import { dressed, mirrorLook } from './mirror-look.ts';
import { openedView, type View } from './opened-view.ts';
import type { ViewPlace } from './view-place.ts';

/** Of every page of ours the same: a second one takes the place of the first. */
const NAME = 'qingyin-small-window';

const pictureInPicture = (): DocumentPictureInPicture | undefined => window.documentPictureInPicture;

/** Whether the browser keeps the small window in front of all others. */
export const staysInFront = (): boolean => pictureInPicture() !== undefined;

/**
 * Whether a small window makes sense here: where windows stand beside each other. On phones one would cover the other.
 */
export const isViewOffered = (): boolean =>
  staysInFront() || window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** It is on its way. */
let opening = false;

/**
 * Opens the small window, while somebody's press counts: in front of all others where the browser can do that, else as a
 * pop-up. False where the browser lets neither open.
 */
export async function openView(place: ViewPlace): Promise<boolean> {
  if (opening || openedView.get()) return true;
  opening = true;
  try {
    const view = await ask(place);
    if (view) await furnish(view);
    return view !== null;
  } finally {
    opening = false;
  }
}

/** Closes it, if it is open. */
export function closeView(): void {
  openedView.get()?.close();
  openedView.set(null);
}

async function ask(place: ViewPlace): Promise<View | null> {
  const { width, height } = place;
  try {
    const view = await pictureInPicture()?.requestWindow({ width, height });
    if (view) return view;
  } catch {
    // Forbidden to this page, or by somebody's choice: a pop-up may still be allowed.
  }
  return window.open('', NAME, featuresOf(place)) as View | null;
}

/** As `window.open` reads it; without a place the browser chooses one. */
function featuresOf({ width, height, left, top }: ViewPlace): string {
  const at = left === null || top === null ? {} : { left, top };
  return Object.entries({ popup: 1, width, height, ...at })
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(',');
}

/** Makes an empty window one of ours: our look first, then it can be drawn in. It goes with its page, and its page hears when it goes. */
async function furnish(view: View): Promise<void> {
  const { document: inside } = view;
  // A pop-up that outlived its page may hold what was drawn there.
  inside.head.replaceChildren();
  inside.body.replaceChildren();
  inside.documentElement.dataset['smallWindow'] = '';
  // No flash of white while the stylesheets are on their way.
  inside.documentElement.style.background = getComputedStyle(document.body).backgroundColor;
  const stopMirror = mirrorLook(document, inside);
  let gone = false;
  const close = () => view.close();
  const forget = () => {
    gone = true;
    stopMirror();
    window.removeEventListener('pagehide', close);
    if (openedView.get() === view) openedView.set(null);
  };
  const left = new Promise<void>((resolve) => {
    view.addEventListener(
      'pagehide',
      () => {
        forget();
        resolve();
      },
      { once: true },
    );
  });
  window.addEventListener('pagehide', close);
  // Of a window that is closed meanwhile no stylesheet is heard of any more.
  await Promise.race([dressed(inside), left]);
  inside.documentElement.style.background = '';
  if (!gone) openedView.set(view);
}
