import type { ProviderName, VideoLink, VideoProvider } from './provider.ts';
import { bilibili } from './providers/bilibili.ts';
import { dailymotion } from './providers/dailymotion.ts';
import { facebook } from './providers/facebook.ts';
import { mixcloud } from './providers/mixcloud.ts';
import { soundcloud } from './providers/soundcloud.ts';
import { streamable } from './providers/streamable.ts';
import { twitch } from './providers/twitch.ts';
import { vimeo } from './providers/vimeo.ts';
import { wistia } from './providers/wistia.ts';
import { youtube } from './providers/youtube.ts';
import { startTime } from './start-time.ts';
import { parseUrl } from './url-parts.ts';

/** Adapters by name. */
export const providers: Readonly<Record<ProviderName, VideoProvider>> = {
  youtube,
  vimeo,
  twitch,
  soundcloud,
  dailymotion,
  facebook,
  wistia,
  streamable,
  mixcloud,
  bilibili,
};

const LONGEST_LINK = 2000;
const IN_TEXT = /https?:\/\/[^\s<>"'，。；！）】]+/gi;

/**
 * Recognises a video of a supported service in a pasted text: a link, a link without scheme, or a text with links,
 * of which the first video counts (share buttons copy such texts). Null if there is none. Makes no request, so
 * short links without an id are not recognised.
 */
export function recogniseVideo(pasted: string): VideoLink | null {
  const text = pasted.trim();
  if (text.length === 0 || text.length > LONGEST_LINK) return null;
  for (const link of text.match(IN_TEXT) ?? [`https://${text}`]) {
    const url = parseUrl(link);
    const found = url && videoAt(url);
    if (found) return found;
  }
  return null;
}

function videoAt(url: URL): VideoLink | null {
  if (url.username !== '' || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  for (const provider of Object.values(providers)) {
    const id = provider.recognise(url);
    if (id) return { provider: provider.name, id, startS: startTime(url) };
  }
  return null;
}

/** Whether a provider name and an id are valid and safe in URLs; validates all external input. */
export const isVideoLink = (provider: string, id: string): provider is ProviderName =>
  Object.hasOwn(providers, provider) && providers[provider as ProviderName].idPattern.test(id);
