import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts } from '../url-parts.ts';

/** Number, and the key of an unlisted video. */
const ID = /^\d{1,12}(?:\/[0-9a-f]{6,16})?$/;
const NUMBER = /^\d{1,12}$/;
const KEY = /^[0-9a-f]{6,16}$/;

/** `vimeo.com/1`, `/1/key`, `/channels/x/1`, `/groups/x/videos/1`, `/showcase/2/video/1`, `player.vimeo.com/video/1?h=key`. */
export const vimeo: VideoProvider = {
  name: 'vimeo',
  title: 'Vimeo',
  origins: ['https://player.vimeo.com'],
  idPattern: ID,
  playerProtocol: 'vimeo',
  recognise(url) {
    if (!isSite(url, 'vimeo.com')) return null;
    const parts = pathParts(url);
    // The last number: earlier ones belong to the collection.
    const at = parts.findLastIndex((part) => NUMBER.test(part));
    const [number, after] = [parts[at], parts[at + 1]];
    if (number === undefined || parts[at - 1] === 'user') return null;
    const key = after ?? url.searchParams.get('h');
    return key && KEY.test(key) ? `${number}/${key}` : number;
  },
  frameUrl(id, { startS }) {
    const [number = '', key] = id.split('/');
    const start = startS > 0 ? `#t=${String(startS)}s` : '';
    return (
      buildUrl(`https://player.vimeo.com/video/${number}`, { autoplay: 1, dnt: 1, h: key ?? undefined }) +
      start
    );
  },
  pageUrl: (id) => `https://vimeo.com/${id}`,
};
