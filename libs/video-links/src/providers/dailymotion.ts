import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, startParam } from '../url-parts.ts';

const ID = /^[a-z0-9]{5,20}$/i;

/** `dailymotion.com/video/x`, `dai.ly/x`, and frame addresses. */
export const dailymotion: VideoProvider = {
  name: 'dailymotion',
  title: 'DailyMotion',
  origins: ['https://geo.dailymotion.com'],
  idPattern: ID,
  recognise(url) {
    const parts = pathParts(url);
    const id = isSite(url, 'dai.ly')
      ? parts[0]
      : isSite(url, 'dailymotion.com')
        ? (url.searchParams.get('video') ?? parts[parts.indexOf('video') + 1 || parts.length])
        : undefined;
    // Old links have the title after the id.
    const [plain = ''] = (id ?? '').split('_');
    return ID.test(plain) ? plain : null;
  },
  frameUrl: (id, { startS }) =>
    buildUrl('https://geo.dailymotion.com/player.html', { video: id, startTime: startParam(startS) }),
  pageUrl: (id) => `https://www.dailymotion.com/video/${id}`,
};
