import { type Track } from '@qingyin/contract';
import { addressOf } from '@qingyin/device-storage';
import { stringifySearch } from '@qingyin/routing';
import { type AppLocation } from './share-target.ts';

const wholeAddress = (pathname: string, search: Record<string, unknown>): string =>
  window.location.origin + addressOf(pathname) + stringifySearch(search);

/** Search parameters of the page itself: without overlays, and without a linked song and its start. */
function ownSearch(search: object): Record<string, unknown> {
  const { now: _now, settings: _settings, qr: _qr, song, t, ...own } = search as Record<string, unknown>;
  return song || t === undefined ? own : { ...own, t };
}

/** Absolute link to a page. */
export const pageLink = ({ pathname, search }: AppLocation): string =>
  wholeAddress(pathname, ownSearch(search));

/** Absolute link to a film's page, with an optional start in seconds. */
export const filmLink = ({ pathname, search }: AppLocation, startS?: number): string =>
  wholeAddress(pathname, { ...ownSearch(search), t: startS });

/**
 * Absolute link to a song, with an optional start in seconds. Songs have no page of their own
 * (docs/specification/README.md, routes): the link leads to the album, or to `shown` without one.
 */
export function songLink(
  { id, album }: Pick<Track, 'id' | 'album'>,
  shown: AppLocation,
  startS?: number,
): string {
  const place = album.id > 0 ? { pathname: `/album/${album.id}`, search: {} } : shown;
  return wholeAddress(place.pathname, { ...ownSearch(place.search), song: id, t: startS });
}
