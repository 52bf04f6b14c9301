import {
  formatOf,
  joinBilingual,
  type LyricFormat,
  type Lyrics,
  parseLrc,
  parsePlain,
  parseYrc,
} from '@qingyin/lyrics';
import { parseTtml } from '@qingyin/lyrics/ttml';

const parsers: Record<LyricFormat, (text: string) => Lyrics> = {
  ttml: parseTtml,
  yrc: parseYrc,
  lrc: parseLrc,
  plain: parsePlain,
};

/** No song has more words, with all their times. */
export const LYRIC_MAX = 400_000;

/** A text as it is kept: line feeds only, and no longer than any lyric. */
export const keptLyric = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\0', '').slice(0, LYRIC_MAX).trim();

/** Reads a lyric in whichever form it is, told by the text itself. Never throws. */
export const readAnyLyrics = (text: string): Lyrics => joinBilingual(parsers[formatOf(text)](text));
