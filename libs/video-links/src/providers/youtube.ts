import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, startParam } from '../url-parts.ts';

const ID = /^[\w-]{11}$/;
const WITH_ID = new Set(['embed', 'shorts', 'live', 'v']);

/** Videos, shorts and streams; embedded from the domain that sets no cookie before playback. */
export const youtube: VideoProvider = {
  name: 'youtube',
  title: 'YouTube',
  origins: ['https://www.youtube-nocookie.com'],
  idPattern: ID,
  playerProtocol: 'youtube',
  recognise(url) {
    const [first = '', second = ''] = pathParts(url);
    const id = isSite(url, 'youtu.be')
      ? first
      : isSite(url, 'youtube.com', 'youtube-nocookie.com')
        ? first === 'watch'
          ? url.searchParams.get('v')
          : WITH_ID.has(first) && second
        : null;
    return id && ID.test(id) ? id : null;
  },
  frameUrl: (id, { startS, page }) =>
    buildUrl(`https://www.youtube-nocookie.com/embed/${id}`, {
      autoplay: 1,
      playsinline: 1,
      rel: 0,
      enablejsapi: 1,
      origin: page.origin,
      start: startParam(startS),
    }),
  pageUrl: (id) => `https://www.youtube.com/watch?v=${id}`,
};
