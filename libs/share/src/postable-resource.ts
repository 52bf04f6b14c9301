import type { PostedResource } from '@qingyin/data-social';
import { type AppLocation, type ShareTarget } from './share-target.ts';

/** Pages of resources that can be posted. */
const pages: readonly (readonly [RegExp, PostedResource['kind']])[] = [
  [/^\/playList\/(\d+)$/, 'playlist'],
  [/^\/album\/(\d+)$/, 'album'],
  [/^\/mv-detail\/(\d+)$/, 'mv'],
  // Ids of external videos have another form; these are posted as links.
  [/^\/video-detail\/([0-9a-z]+)$/i, 'video'],
];

/** Resource to post; null if only the link can be shared. */
export function postableResource({
  location,
  track,
}: Pick<ShareTarget, 'location' | 'track'>): PostedResource | null {
  if (track) return { kind: 'song', id: String(track.id) };
  for (const [page, kind] of pages) {
    const [, id] = page.exec(location.pathname) ?? [];
    if (id !== undefined) return { kind, id };
  }
  return artistOf(location);
}

/** Artists are the only resource that is identified by a search parameter. */
function artistOf({ pathname, search }: AppLocation): PostedResource | null {
  const id = 'id' in search ? String(search.id) : '';
  return pathname === '/artists-detail' && /^\d+$/.test(id) ? { kind: 'artist', id } : null;
}
