/** No song has more words, with all their times. */
export const LYRIC_MAX = 400_000;

/** A text as it is kept: line feeds only, and no longer than any lyric. */
export const keptLyric = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\0', '').slice(0, LYRIC_MAX).trim();
