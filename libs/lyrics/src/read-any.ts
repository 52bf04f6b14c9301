import { type LyricFormat, formatOf } from './formats.ts';
import { parseLrc } from './lrc/parse-lrc.ts';
import { type Lyrics } from './model.ts';
import { parsePlain } from './parse-plain.ts';
import { joinBilingual } from './shape/bilingual.ts';
import { parseTtml } from './ttml/parse-ttml.ts';
import { parseYrc } from './yrc/parse-yrc.ts';

const parsers: Record<LyricFormat, (text: string) => Lyrics> = {
  ttml: parseTtml,
  yrc: parseYrc,
  lrc: parseLrc,
  plain: parsePlain,
};

/** Reads a lyric in whichever form it is, told by the text itself; translations between lines are joined to these. Never throws. */
export const readAnyLyrics = (text: string): Lyrics => joinBilingual(parsers[formatOf(text)](text));
