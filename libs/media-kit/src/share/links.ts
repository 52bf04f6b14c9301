import { type Track } from '@qingyin/contract';
import { stringifySearch } from '@qingyin/routing';
import { type Place } from './shared.ts';

const wholeAddress = (pathname: string, search: Record<string, unknown>): string =>
  window.location.origin + pathname + stringifySearch(search);

/** What a page shows by itself: without what lies over it, and without the song that another link led to, and its start. */
function ownSearch(search: object): Record<string, unknown> {
  const { now: _now, settings: _settings, qr: _qr, song, t, ...own } = search as Record<string, unknown>;
  return song || t === undefined ? own : { ...own, t };
}

/** The whole address of a page. */
export const pageLink = ({ pathname, search }: Place): string => wholeAddress(pathname, ownSearch(search));

/** The whole address of a film's page; with a start, s, it is played from there. */
export const filmLink = ({ pathname, search }: Place, startS?: number): string =>
  wholeAddress(pathname, { ...ownSearch(search), t: startS });

/**
 * The whole address of a song: songs have no page of their own (screens.md, routes), so it is its album's, or that of
 * `shown` where it has no album. With a start, s, it is played from there.
 */
export function songLink({ id, album }: Pick<Track, 'id' | 'album'>, shown: Place, startS?: number): string {
  const place = album.id > 0 ? { pathname: `/album/${album.id}`, search: {} } : shown;
  return wholeAddress(place.pathname, { ...ownSearch(place.search), song: id, t: startS });
}
