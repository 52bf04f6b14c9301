import type { LyricLine } from '@qingyin/lyrics';
import { isRtlLine } from '../highlight/text-direction.ts';
import { type Measure, truncateText, wrapText } from './wrap-text.ts';

/** Width of the picture, px. */
export const PICTURE_WIDTH = 1080;
/** Maximum number of lines in a picture. */
export const MAX_PICTURE_LINES = 16;
const EDGE = 96;
const COVER = 152;
/** Gap between the lines and the song's title, px. */
const BEFORE_FOOT = 96;

/** Font sizes, px; the lines shrink with their number. */
const sizes = { few: 72, some: 62, many: 52, translation: 34, title: 40, singers: 30, mark: 38 } as const;

/** A row of text in the picture. */
export interface PlacedText {
  text: string;
  /** px from the side at which the lyrics begin */
  start: number;
  /** baseline, px from the top */
  baseline: number;
  /** font size, px */
  size: number;
  bold: boolean;
  /** opacity: 1 for lyric lines */
  opacity: number;
  /** right-to-left direction, taken from the whole text of which this is a row */
  isRtl: boolean;
  /** ends at the far side instead of starting at `start` */
  atEnd?: boolean;
}

/** Size of the picture and positions of its elements. */
export interface PictureLayout {
  height: number;
  texts: PlacedText[];
  /** px from the side at which the lyrics begin, and from the top; null without a cover */
  cover: { start: number; top: number; size: number } | null;
}

/** Content of the picture. */
export interface PictureContent {
  lines: readonly LyricLine[];
  translated: boolean;
  title: string;
  singers: string;
  /** product name */
  mark: string;
  hasCover: boolean;
}

/**
 * Layout of the picture, which is as high as its lines need.
 *
 * @param measureAt measures text at a font size in px
 */
export function layoutPicture(
  content: PictureContent,
  measureAt: (size: number, bold: boolean) => Measure,
): PictureLayout {
  const { lines, translated, hasCover } = content;
  const size = lines.length <= 4 ? sizes.few : lines.length <= 8 ? sizes.some : sizes.many;
  const texts: PlacedText[] = [];
  let y = EDGE;
  const put = (text: string, at: number, bold: boolean, strength: number) => {
    const left = isRtlLine(text);
    for (const row of wrapText(text, PICTURE_WIDTH - 2 * EDGE, measureAt(at, bold))) {
      y += at * 1.45;
      texts.push({
        text: row,
        start: EDGE,
        baseline: Math.round(y - at * 0.3),
        size: at,
        bold,
        opacity: strength,
        isRtl: left,
      });
    }
  };
  lines.forEach(({ text, translation }, at) => {
    if (at > 0) y += size * 0.35;
    put(text, size, true, 1);
    if (translated && translation) put(translation, sizes.translation, false, 0.82);
  });
  const top = Math.round(y + BEFORE_FOOT);
  return {
    height: top + COVER + EDGE,
    texts: [...texts, ...foot(content, top, measureAt)],
    cover: hasCover ? { start: EDGE, top, size: COVER } : null,
  };
}

/** Title, artists and product name below the lines. */
function foot(
  { title, singers, mark, hasCover }: PictureContent,
  top: number,
  measureAt: (size: number, bold: boolean) => Measure,
): PlacedText[] {
  const start = hasCover ? EDGE + COVER + 36 : EDGE;
  const room = PICTURE_WIDTH - EDGE - start - measureAt(sizes.mark, true)(mark) - 48;
  const row = (text: string, size: number, bold: boolean, foot: number, strength: number): PlacedText => ({
    text: truncateText(text, room, measureAt(size, bold)),
    start,
    baseline: top + foot,
    size,
    bold,
    opacity: strength,
    isRtl: isRtlLine(text),
  });
  return [
    row(title, sizes.title, true, 68, 1),
    row(singers, sizes.singers, false, 118, 0.82),
    {
      text: mark,
      start: EDGE,
      baseline: top + COVER - 8,
      size: sizes.mark,
      bold: true,
      opacity: 0.82,
      isRtl: false,
      atEnd: true,
    },
  ];
}
