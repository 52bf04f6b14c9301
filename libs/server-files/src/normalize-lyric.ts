/** Maximum length of a lyric text in characters; lyrics of a song with word timings stay well below. */
export const LYRIC_MAX = 400_000;

/** Normalises a lyric text for storage: line feeds only, no NUL characters, trimmed, truncated to `LYRIC_MAX`. */
export const normalizeLyric = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\0', '').slice(0, LYRIC_MAX).trim();
