import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, startParam } from '../url-parts.ts';

const ID = /^[a-z0-9]{4,12}$/;
const FRAMES = new Set(['e', 'o', 's', 't']);
const NO_VIDEOS = new Set(['login', 'signup', 'pricing', 'settings', 'videos', 'documentation']);

/** `streamable.com/x` and frame addresses. */
export const streamable: VideoProvider = {
  name: 'streamable',
  title: 'Streamable',
  origins: ['https://streamable.com'],
  idPattern: ID,
  playerProtocol: 'player.js',
  recognise(url) {
    if (!isSite(url, 'streamable.com')) return null;
    const [first = '', second = ''] = pathParts(url);
    const id = FRAMES.has(first) ? second : first;
    return ID.test(id) && !NO_VIDEOS.has(id) ? id : null;
  },
  frameUrl: (id, { startS }) =>
    buildUrl(`https://streamable.com/e/${id}`, { autoplay: 1, t: startParam(startS) }),
  pageUrl: (id) => `https://streamable.com/${id}`,
};
