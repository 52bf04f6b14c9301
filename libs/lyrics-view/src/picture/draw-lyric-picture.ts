import { sampleCoverTint } from '@qingyin/media-ui';
import { coverUrl } from '@qingyin/ui';
import { isRtlLyrics } from '../highlight/text-direction.ts';
import { layoutPicture, type PictureContent, type PlacedText, PICTURE_WIDTH } from './picture-layout.ts';

/** Size of the fetched cover, px. */
const COVER_PX = 320;
/** Fallback colour for covers that are grey or cannot be read. */
const GLAZE = { hue: 182, chroma: 0.06 };
const LETTERS = '255 255 255';

/** Lines and labels of a picture; whether there is a cover is known after loading it. */
export type PictureInput = Omit<PictureContent, 'hasCover'>;

/**
 * Draws lyric lines as a PNG: white serif text on a dark gradient in the cover's colours, with cover, title and
 * artists below. A cover that fails to load or is blocked by CORS is left out.
 *
 * @throws Error if the browser provides no canvas context or cannot encode the picture
 */
export async function drawLyricPicture(input: PictureInput, picUrl: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('canvas 2D context is not available');
  const serif = getComputedStyle(document.documentElement).getPropertyValue('--qy-serif') || 'serif';
  const fontOf = (size: number, bold: boolean) => `${bold ? 600 : 400} ${String(size)}px ${serif}`;
  const address = picUrl ? coverUrl(picUrl, COVER_PX) : '';
  const [cover, tint] = await Promise.all([
    address ? readable(address) : null,
    address ? sampleCoverTint(address) : null,
    // Text measured before its font has loaded would get the widths of the fallback font.
    document.fonts.load(fontOf(60, true), input.lines.map(({ text }) => text).join('')).catch(() => []),
  ]);
  const layout = layoutPicture({ ...input, hasCover: cover !== null }, (size, bold) => (text) => {
    context.font = fontOf(size, bold);
    return context.measureText(text).width;
  });
  canvas.width = PICTURE_WIDTH;
  canvas.height = layout.height;
  paintGround(context, layout.height, tint && tint.chroma > 0.01 ? tint : GLAZE);
  const mirrored = isRtlLyrics(input.lines.map(({ text }) => text));
  const fromStart = (start: number, width = 0) => (mirrored ? PICTURE_WIDTH - start - width : start);
  if (cover && layout.cover) {
    const { start, top, size } = layout.cover;
    context.save();
    context.beginPath();
    context.roundRect(fromStart(start, size), top, size, size, 16);
    context.clip();
    context.drawImage(cover, fromStart(start, size), top, size, size);
    context.restore();
  }
  for (const placed of layout.texts) paintText(context, placed, fontOf, mirrored);
  return written(canvas);
}

function paintGround(
  context: CanvasRenderingContext2D,
  height: number,
  { hue, chroma }: { hue: number; chroma: number },
): void {
  const ground = context.createLinearGradient(0, 0, PICTURE_WIDTH * 0.4, height);
  ground.addColorStop(0, `oklch(0.4 ${String(chroma)} ${String(hue)})`);
  ground.addColorStop(1, `oklch(0.25 ${String(chroma * 0.8)} ${String(hue)})`);
  context.fillStyle = ground;
  context.fillRect(0, 0, PICTURE_WIDTH, height);
}

function paintText(
  context: CanvasRenderingContext2D,
  { text, start, baseline, size, bold, opacity, isRtl, atEnd = false }: PlacedText,
  fontOf: (size: number, bold: boolean) => string,
  mirrored: boolean,
): void {
  context.font = fontOf(size, bold);
  context.fillStyle = `rgb(${LETTERS} / ${String(opacity * 100)}%)`;
  context.direction = isRtl ? 'rtl' : 'ltr';
  const right = atEnd !== mirrored;
  context.textAlign = right ? 'right' : 'left';
  context.fillText(text, right ? PICTURE_WIDTH - start : start, baseline);
}

/** Loads an image with CORS, so that the canvas stays readable; null if the image's service does not allow it. */
async function readable(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

const written = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('canvas cannot be encoded as PNG'))),
      'image/png',
    ),
  );
