import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, startParam } from '../url-parts.ts';

/** Number, or `w/` and the code of a short link. */
const ID = /^(?:\d{5,20}|w\/[\w-]{5,20})$/;
const pageOf = (id: string): string =>
  id.startsWith('w/') ? `https://fb.watch/${id.slice(2)}/` : `https://www.facebook.com/watch/?v=${id}`;

function idOf(url: URL): string | null {
  const parts = pathParts(url);
  if (isSite(url, 'fb.watch')) return `w/${parts[0] ?? ''}`;
  if (!isSite(url, 'facebook.com')) return null;
  if (parts[0] === 'watch' || parts[0] === 'video.php') return url.searchParams.get('v');
  if (parts[0] === 'reel') return parts[1] ?? null;
  // `/page/videos/1`, `/page/videos/title/1`
  return parts.includes('videos') ? (parts.at(-1) ?? null) : null;
}

/** Public videos and reels. */
export const facebook: VideoProvider = {
  name: 'facebook',
  title: 'Facebook',
  origins: ['https://www.facebook.com'],
  idPattern: ID,
  recognise(url) {
    const id = idOf(url);
    return id && ID.test(id) ? id : null;
  },
  frameUrl: (id, { startS }) =>
    buildUrl('https://www.facebook.com/plugins/video.php', {
      href: pageOf(id),
      autoplay: 'true',
      show_text: 'false',
      t: startParam(startS),
    }),
  pageUrl: pageOf,
};
