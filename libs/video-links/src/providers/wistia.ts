import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, startParam } from '../url-parts.ts';

const ID = /^[a-z0-9]{10}$/;

/** `account.wistia.com/medias/x`, `wi.st/medias/x`, and frame addresses. */
export const wistia: VideoProvider = {
  name: 'wistia',
  title: 'Wistia',
  origins: ['https://fast.wistia.net'],
  idPattern: ID,
  recognise(url) {
    if (!isSite(url, 'wistia.com', 'wistia.net', 'wi.st')) return null;
    const parts = pathParts(url);
    const at = parts.findIndex((part) => part === 'medias' || part === 'iframe');
    const id = at < 0 ? undefined : parts[at + 1];
    return id && ID.test(id) ? id : null;
  },
  frameUrl: (id, { startS }) =>
    buildUrl(`https://fast.wistia.net/embed/iframe/${id}`, {
      autoPlay: 'true',
      doNotTrack: 'true',
      time: startParam(startS),
    }),
  pageUrl: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
};
