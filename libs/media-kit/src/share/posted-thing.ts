import type { PostedThing } from '@qingyin/data-social';
import { type Place, type Shared } from './shared.ts';

/** Pages of things that can be posted. */
const pages: readonly (readonly [RegExp, PostedThing['kind']])[] = [
  [/^\/playList\/(\d+)$/, 'playlist'],
  [/^\/album\/(\d+)$/, 'album'],
  [/^\/mv-detail\/(\d+)$/, 'mv'],
  // Videos of other services have another form, and are posted as their links.
  [/^\/video-detail\/([0-9a-z]+)$/i, 'video'],
];

/** What of the catalogue is given away, as it can be posted; null: only its link can. */
export function postedThingOf({ shown, track }: Pick<Shared, 'shown' | 'track'>): PostedThing | null {
  if (track) return { kind: 'song', id: String(track.id) };
  for (const [page, kind] of pages) {
    const [, id] = page.exec(shown.pathname) ?? [];
    if (id !== undefined) return { kind, id };
  }
  return artistOf(shown);
}

/** An artist is the one thing that a page's search names. */
function artistOf({ pathname, search }: Place): PostedThing | null {
  const id = 'id' in search ? String(search.id) : '';
  return pathname === '/artists-detail' && /^\d+$/.test(id) ? { kind: 'artist', id } : null;
}
