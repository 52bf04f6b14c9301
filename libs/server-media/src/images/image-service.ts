import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { COVER_VERSION } from '../covers/cover-version.ts';
import type { MediaCache } from '../media-cache.ts';
import { MediaError } from '../media-error.ts';
import type { CoverService, CoverSpec, ImageAnswer, ImageService, ImageSource } from '../types.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { limitSize, roundToLadder, parseSizeParam, type PixelSize } from './size-ladder.ts';

const AT_A_TIME = 2;
const WEBP_QUALITY = 80;
const JPEG_QUALITY = 82;
const TAG_EDGE = 320;
const TAG_LIMIT = 24_000;
const TAG_QUALITIES = [82, 70, 55, 40];
/** Maximum number of pixels of uploaded pictures. */
const MAX_PIXELS = 40_000_000;

/** Density in dpi at which an SVG is rendered in its natural size. */
const SVG_DENSITY = 72;

type Kind = 'webp' | 'jpeg';

/**
 * Density at which an SVG is rendered in the requested size (at least half its natural size), so that pixels are
 * never scaled up.
 */
function densityFor(natural: PixelSize, wanted: PixelSize): number {
  const scale = Math.max(wanted.width / natural.width, wanted.height / natural.height);
  return SVG_DENSITY * Math.max(0.5, scale);
}

/**
 * Renders pictures in the size and format requested by a client (see ImageService), and covers for tags. Results
 * are cached, and concurrent requests for one picture share the work.
 */
export function createImageService(
  cache: MediaCache,
  covers: CoverService,
): ImageService & { tagCover(spec: CoverSpec): Promise<{ bytes: Buffer; edge: number }> } {
  const limit = createConcurrencyLimit(AT_A_TIME);
  const running = new Map<string, Promise<Buffer>>();

  const nameOf = (source: ImageSource): string => {
    if (source.kind === 'cover') return covers.id(source.spec);
    return source.kind === 'svg' ? source.svg : source.key;
  };
  const raw = async (source: ImageSource): Promise<Buffer> => {
    if (source.kind === 'lazy') return source.load();
    if (source.kind === 'bytes') return source.bytes;
    return Buffer.from(source.kind === 'svg' ? source.svg : covers.svg(source.spec));
  };
  const naturalSize = async (source: ImageSource): Promise<PixelSize> => {
    if (source.kind === 'cover') return covers.size(source.spec.kind);
    if (source.kind === 'svg') return { width: source.width, height: source.height };
    const {
      width,
      height,
      orientation = 1,
    } = await sharp(await raw(source))
      .metadata()
      .catch(badImage);
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  };
  const draw = async (source: ImageSource, { width, height }: PixelSize, kind: Kind): Promise<Buffer> => {
    const density = isRaster(source) ? SVG_DENSITY : densityFor(await naturalSize(source), { width, height });
    const image = sharp(await raw(source), { limitInputPixels: MAX_PIXELS, density })
      .rotate()
      .resize(width, height, { fit: 'cover' });
    const flat = image.flatten({ background: '#ffffff' });
    const encoded =
      kind === 'webp'
        ? flat.webp({ quality: WEBP_QUALITY })
        : flat.jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
    return encoded.toBuffer().catch(badImage);
  };
  const produce = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const whole = (await cache.verifiedSize(name)) !== undefined;
    const stored = whole ? await readFile(cache.path(name)).catch(() => undefined) : undefined;
    if (stored && stored.length > 0) return stored;
    const bytes = await limit(make);
    // Write errors are reported through the cache's onProblem; the picture is sent anyway.
    cache.write(name, bytes).catch(() => undefined);
    return bytes;
  };

  return {
    async response({ source, param, accept }): Promise<ImageAnswer> {
      const kind: Kind = accept?.includes('image/webp') ? 'webp' : 'jpeg';
      const asked = parseSizeParam(param);
      // Raster images: scaling them up adds no detail.
      const size =
        !asked && isRaster(source)
          ? limitSize(await naturalSize(source))
          : roundToLadder(asked ?? (await naturalSize(source)));
      const key = createHash('sha256')
        .update(JSON.stringify([COVER_VERSION, source.kind, nameOf(source), size.width, size.height, kind]))
        .digest('hex')
        .slice(0, 40);
      const name = `${key}.${kind}`;
      const making =
        running.get(name) ??
        produce(name, () => draw(source, size, kind)).finally(() => running.delete(name));
      running.set(name, making);
      return { body: await making, contentType: `image/${kind}`, etag: `"${key}"`, ...size };
    },
    async tagCover(spec) {
      const source: ImageSource = { kind: 'cover', spec };
      let bytes = Buffer.alloc(0);
      for (const quality of TAG_QUALITIES) {
        bytes = await sharp(await raw(source))
          .resize(TAG_EDGE, TAG_EDGE, { fit: 'cover' })
          .jpeg({ quality })
          .toBuffer();
        if (bytes.length <= TAG_LIMIT) break;
      }
      return { bytes, edge: TAG_EDGE };
    },
  };
}

const isRaster = ({ kind }: ImageSource): boolean => kind === 'bytes' || kind === 'lazy';

function badImage(cause: unknown): never {
  throw new MediaError('bad-image', 'the bytes are not a readable picture', { cause });
}
