import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, parseUrl } from '../url-parts.ts';

/** Path of a show: `user/show`. Names may be in any script. */
const ID = /^[\p{L}\p{N}_-]{1,60}\/[\p{L}\p{N}_-]{1,120}$/u;
const NO_USERS = new Set([
  'advertise',
  'categories',
  'discover',
  'genres',
  'live',
  'search',
  'tag',
  'upload',
]);
const NO_SHOWS = new Set([
  'favorites',
  'followers',
  'following',
  'listens',
  'playlists',
  'stream',
  'uploads',
]);

/** Shows and mixes: audio with a picture, hence a low frame. */
export const mixcloud: VideoProvider = {
  name: 'mixcloud',
  title: 'Mixcloud',
  origins: ['https://player-widget.mixcloud.com', 'https://www.mixcloud.com'],
  idPattern: ID,
  heightPx: 180,
  recognise(url) {
    if (!isSite(url, 'mixcloud.com')) return null;
    const parts = pathParts(url);
    if (parts[0] === 'widget' || url.hostname === 'player-widget.mixcloud.com') {
      const inner = parseUrl(url.searchParams.get('feed') ?? '', 'https://www.mixcloud.com');
      return inner && inner.pathname.length > 1 && !inner.pathname.startsWith('/widget')
        ? this.recognise(inner)
        : null;
    }
    const [user = '', show = ''] = parts;
    const id = `${user}/${show}`;
    return ID.test(id) && !NO_USERS.has(user) && !NO_SHOWS.has(show) ? id : null;
  },
  frameUrl: (id) =>
    buildUrl('https://player-widget.mixcloud.com/widget/iframe/', {
      feed: `/${id}/`,
      autoplay: 1,
      hide_cover: 1,
    }),
  pageUrl: (id) => new URL(`https://www.mixcloud.com/${id}/`).href,
};
