import { scopedName } from '@qingyin/device-storage';
import { stylesLoaded, syncStyles } from './sync-styles.ts';
import { windowStore, type ChildWindow } from './window-store.ts';
import type { MiniPlayerState } from './mini-player-state.ts';

/** Window name shared by all tabs: a second mini player replaces the first. */
const NAME = 'qingyin-small-window';

/** Document picture-in-picture: always-on-top windows. Not in every browser, and only in secure contexts. */
interface DocumentPictureInPicture extends EventTarget {
  readonly window: (Window & typeof globalThis) | null;
  requestWindow(options?: { width?: number; height?: number }): Promise<Window & typeof globalThis>;
}

const pictureInPicture = (): DocumentPictureInPicture | undefined =>
  (window as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture;

/** Whether the browser supports always-on-top windows (document picture-in-picture). */
export const isAlwaysOnTop = (): boolean => pictureInPicture() !== undefined;

/** Whether the mini player is offered: not on phones, where windows cover each other. */
export const isMiniPlayerAvailable = (): boolean =>
  isAlwaysOnTop() || window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** An open request is pending. */
let opening = false;

/**
 * Opens the window of the mini player: document picture-in-picture where the browser supports it, else a pop-up.
 * Requires a user gesture.
 *
 * @returns false if the browser blocks both
 */
export async function openMiniPlayer(place: MiniPlayerState): Promise<boolean> {
  if (opening || windowStore.get()) return true;
  opening = true;
  try {
    const view = await ask(place);
    if (view) await furnish(view);
    return view !== null;
  } finally {
    opening = false;
  }
}

/** Closes the mini player if it is open. */
export function closeMiniPlayer(): void {
  windowStore.get()?.close();
  windowStore.set(null);
}

async function ask(place: MiniPlayerState): Promise<ChildWindow | null> {
  const { width, height } = place;
  try {
    const view = await pictureInPicture()?.requestWindow({ width, height });
    if (view) return view;
  } catch {
    // Forbidden to this page, or by somebody's choice: a pop-up may still be allowed.
  }
  return window.open('', scopedName(NAME), featuresOf(place)) as ChildWindow | null;
}

/** Feature string of `window.open`; without a position the browser chooses one. */
function featuresOf({ width, height, left, top }: MiniPlayerState): string {
  const at = left === null || top === null ? {} : { left, top };
  return Object.entries({ popup: 1, width, height, ...at })
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(',');
}

/**
 * Prepares an empty window: copies the styles, then publishes it in the store for rendering. Closes it together
 * with the page, and resets the store when it is closed.
 */
async function furnish(view: ChildWindow): Promise<void> {
  const { document: inside } = view;
  // A pop-up that outlived its page may contain old content.
  inside.head.replaceChildren();
  inside.body.replaceChildren();
  inside.documentElement.dataset['smallWindow'] = '';
  // Prevents a white flash while the stylesheets load.
  inside.documentElement.style.background = getComputedStyle(document.body).backgroundColor;
  const stopMirror = syncStyles(document, inside);
  let gone = false;
  const close = () => view.close();
  const forget = () => {
    gone = true;
    stopMirror();
    window.removeEventListener('pagehide', close);
    if (windowStore.get() === view) windowStore.set(null);
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
  // A window closed meanwhile fires no more events of its stylesheets.
  await Promise.race([stylesLoaded(inside), left]);
  inside.documentElement.style.background = '';
  if (!gone) windowStore.set(view);
}
