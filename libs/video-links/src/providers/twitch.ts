import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts } from '../url-parts.ts';

/** `v` and a number: a recording; `c/` and a name: a clip; `l/` and a name: a live channel. */
const ID = /^(?:v\d{1,15}|c\/[\w-]{4,120}|l\/\w{3,25})$/;
const NO_CHANNELS = new Set(['directory', 'downloads', 'jobs', 'p', 'search', 'settings', 'videos']);

function idOf(url: URL): string | null {
  const [first = '', second = '', third = ''] = pathParts(url);
  if (url.hostname === 'clips.twitch.tv')
    return `c/${first === 'embed' ? (url.searchParams.get('clip') ?? '') : first}`;
  if (url.hostname === 'player.twitch.tv') {
    const video = url.searchParams.get('video');
    return video ? `v${video.replace(/^v/, '')}` : `l/${url.searchParams.get('channel') ?? ''}`;
  }
  if (first === 'videos') return `v${second}`;
  if (second === 'clip') return `c/${third}`;
  if (second === 'video' || second === 'v') return `v${third}`;
  return second === '' && !NO_CHANNELS.has(first) ? `l/${first.toLowerCase()}` : null;
}

/** Recordings, clips and channels. Frames require the host name of the embedding page (`parent`). */
export const twitch: VideoProvider = {
  name: 'twitch',
  title: 'Twitch',
  origins: ['https://player.twitch.tv', 'https://clips.twitch.tv'],
  idPattern: ID,
  recognise(url) {
    const id = isSite(url, 'twitch.tv') ? idOf(url) : null;
    return id && ID.test(id) ? id : null;
  },
  frameUrl(id, { startS, page: { hostname: parent } }) {
    const name = id.slice(2);
    if (id.startsWith('c/'))
      return buildUrl('https://clips.twitch.tv/embed', { clip: name, parent, autoplay: 'true' });
    const what = id.startsWith('l/') ? { channel: name } : { video: id };
    const time = startS > 0 ? `${String(startS)}s` : undefined;
    return buildUrl('https://player.twitch.tv/', { ...what, parent, autoplay: 'true', time });
  },
  pageUrl: (id) =>
    id.startsWith('c/')
      ? `https://clips.twitch.tv/${id.slice(2)}`
      : `https://www.twitch.tv/${id.startsWith('l/') ? id.slice(2) : `videos/${id.slice(1)}`}`,
};
