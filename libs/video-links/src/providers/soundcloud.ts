import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, parseUrl } from '../url-parts.ts';

/** Path of a track or a set: `user/track`, `user/sets/name`. */
const ID = /^[\w-]{1,60}\/(?:sets\/)?[\w-]{1,120}$/;
/** Paths below a user that are not tracks. */
const NO_TRACKS = new Set([
  'albums',
  'comments',
  'followers',
  'following',
  'likes',
  'popular-tracks',
  'reposts',
  'sets',
  'tracks',
]);
const NO_USERS = new Set(['charts', 'discover', 'feed', 'pages', 'search', 'stations', 'you']);

/** Tracks and sets: audio with a picture, hence a low frame. */
export const soundcloud: VideoProvider = {
  name: 'soundcloud',
  title: 'SoundCloud',
  origins: ['https://w.soundcloud.com'],
  idPattern: ID,
  heightPx: 320,
  playerProtocol: 'soundcloud',
  recognise(url) {
    // Short links do not contain the id.
    if (!isSite(url, 'soundcloud.com') || url.hostname === 'on.soundcloud.com') return null;
    if (url.hostname === 'w.soundcloud.com') {
      const inner = parseUrl(url.searchParams.get('url') ?? '');
      return inner && inner.hostname !== url.hostname ? this.recognise(inner) : null;
    }
    const [user = '', ...rest] = pathParts(url);
    const id = rest[0] === 'sets' ? `${user}/sets/${rest[1] ?? ''}` : `${user}/${rest[0] ?? ''}`;
    if (NO_USERS.has(user) || (rest[0] !== 'sets' && NO_TRACKS.has(rest[0] ?? ''))) return null;
    return ID.test(id) ? id : null;
  },
  frameUrl: (id) =>
    buildUrl('https://w.soundcloud.com/player/', {
      url: `https://soundcloud.com/${id}`,
      auto_play: 'true',
      visual: 'true',
    }),
  pageUrl: (id) => `https://soundcloud.com/${id}`,
};
