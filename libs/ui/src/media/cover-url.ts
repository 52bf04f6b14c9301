/** Widths in use, px; few, so that browser and server caches are hit. The server rounds up to steps as well. */
const WIDTHS = [64, 128, 256, 384, 512, 768, 1024, 1536];

const atLeast = (px: number): number => WIDTHS.find((width) => width >= px) ?? 1536;

/**
 * Address of `src` at a size of at least `width` × `width / ratio` device pixels (`?param=WyH`,
 * docs/specification/contract/README.md). Returns addresses that are neither http(s) nor root-relative (data:, blob:)
 * unchanged.
 */
export function coverUrl(src: string, width: number, ratio = 1): string {
  if (!/^(https?:|\/)/.test(src)) return src;
  const wide = atLeast(width);
  const param = `param=${wide}y${Math.round(wide / ratio)}`;
  const [path = '', query = ''] = src.split('?');
  const rest = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('param='));
  return `${path}?${[...rest, param].join('&')}`;
}

/** `srcset` for a picture shown `width` CSS px wide, for displays with one and two device pixels per CSS px. */
export function coverSrcSet(src: string, width: number, ratio = 1): string | undefined {
  const single = coverUrl(src, width, ratio);
  return single === src ? undefined : `${single} 1x, ${coverUrl(src, width * 2, ratio)} 2x`;
}
