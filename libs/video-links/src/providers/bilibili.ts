import type { VideoProvider } from '../provider.ts';
import { buildUrl, isSite, pathParts, startParam } from '../url-parts.ts';

/** `BV…` or `av…`, with a part number for videos with several parts. */
const ID = /^(?:BV1[0-9A-Za-z]{9}|av\d{1,16})(?:\/p\d{1,4})?$/;
const PLAIN = /^(?:BV1[0-9A-Za-z]{9}|av\d{1,16})$/;

/** Short links are recognised only if they contain the id: others would need a request. */
function plainId(url: URL): string | undefined {
  const parts = pathParts(url);
  if (isSite(url, 'b23.tv')) return parts[0];
  if (url.hostname === 'player.bilibili.com') {
    const { searchParams } = url;
    const aid = searchParams.get('aid');
    return searchParams.get('bvid') ?? (aid ? `av${aid}` : undefined);
  }
  if (!isSite(url, 'bilibili.com')) return undefined;
  return parts[0] === 's' ? parts[2] : parts[0] === 'video' ? parts[1] : undefined;
}

const parted = (id: string) => {
  const [plain = '', part = 'p1'] = id.split('/');
  return { plain, part: Number(part.slice(1)) };
};

/** Bilibili videos by their new (BV) and old (av) numbers, with parts. */
export const bilibili: VideoProvider = {
  name: 'bilibili',
  title: 'Bilibili',
  origins: ['https://player.bilibili.com'],
  idPattern: ID,
  recognise(url) {
    const said = plainId(url) ?? '';
    // Prefixes occur in either case; the rest of a BV number is case-sensitive.
    const plain = said.replace(/^av/i, 'av').replace(/^bv/i, 'BV');
    if (!PLAIN.test(plain)) return null;
    const part = Number(url.searchParams.get('p') ?? url.searchParams.get('page') ?? 1);
    return Number.isInteger(part) && part > 1 && part < 10_000 ? `${plain}/p${String(part)}` : plain;
  },
  frameUrl(id, { startS }) {
    const { plain, part } = parted(id);
    const what = plain.startsWith('av') ? { aid: plain.slice(2) } : { bvid: plain };
    return buildUrl('https://player.bilibili.com/player.html', {
      ...what,
      page: part,
      autoplay: 1,
      danmaku: 0,
      t: startParam(startS),
    });
  },
  pageUrl(id) {
    const { plain, part } = parted(id);
    return `https://www.bilibili.com/video/${plain}${part > 1 ? `?p=${String(part)}` : ''}`;
  },
};
