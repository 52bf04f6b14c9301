import { type SongSource } from './song-grid-props.ts';

/**
 * Puts text on the clipboard; false when the browser refuses. Over plain http there is no clipboard API
 * (screens.md decision 14), so an unseen field and the old command stand in. Must be called from a gesture.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard && window.isSecureContext) {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  return copyByCommand(text);
}

function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'qy-unseen';
  // Inside an open dialog focus may not leave it, so the field goes where the focus is.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}

/** Name of a song's place inside a page; the song table comes to it when the address carries it. */
export const songHash = (id: number): string => `song-${id}`;

/** A link to a song where it is shown now: songs have no page of their own (screens.md, routes). */
export function songLink(id: number, location: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  return `${location.origin}${location.pathname}${location.search}#${songHash(id)}`;
}

/** Row of the song that an address of `songLink` leads to, among the rows that are there; undefined for none. */
export function rowOfLink(hash: string, { count, rowAt }: SongSource): number | undefined {
  const id = /^#song-(\d+)$/.exec(hash)?.[1];
  if (id === undefined) return undefined;
  for (let index = 0; index < count; index += 1) if (String(rowAt(index)?.id) === id) return index;
  return undefined;
}
