/** Extensions of lyrics files that the service reads (docs/lyrics), best first: TTML and YRC have the time of each word. */
const ENDINGS = ['ttml', 'yrc', 'qrc', 'krc', 'lys', 'lrc', 'srt', 'vtt', 'sbv', 'txt'] as const;

/** Largest lyrics file that is read, bytes. */
export const MOST_LYRICS_BYTES = 2_000_000;

/** A language at the end of a stem, as in `name.zh.lrc`. */
const LANGUAGE = /\.[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/;

/** Value of the `accept` attribute of a file input. */
export const LYRICS_ACCEPT = ENDINGS.map((ending) => `.${ending}`).join();

/** Rank of a lyrics file's format, 0 for the best; -1 for other files. */
export const lyricsRank = (name: string): number =>
  ENDINGS.findIndex((ending) => name.toLowerCase().endsWith(`.${ending}`));

export const isLyricsFileName = (name: string): boolean => lyricsRank(name) >= 0;

/** A text file may be anything: without a song of its name it is not taken for lyrics. */
export const isTextFileName = (name: string): boolean => name.toLowerCase().endsWith('.txt');

/** File name without extension, in lower case and composed form (NFC): macOS writes “é” as two characters. */
export const fileStem = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return (dot > 0 ? name.slice(0, dot) : name).normalize('NFC').toLowerCase();
};

/** Stems of the songs that a lyrics file may belong to, the likeliest first: its own, and without a language. */
export function songStems(lyrics: string): string[] {
  const stem = fileStem(lyrics);
  const plain = stem.replace(LANGUAGE, '');
  return plain === stem ? [stem] : [stem, plain];
}
