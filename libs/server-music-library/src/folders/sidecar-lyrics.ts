import { LYRIC_FORMATS, splitFileName } from './file-kind.ts';

/** A language at the end of a stem, as in `name.zh.lrc`. */
const LANGUAGE = /\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)$/i;

/** Name without extension in composed form (NFC): macOS writes “é” as two characters, most taggers as one. */
export const nfcStem = (name: string): string => splitFileName(name).stem.normalize('NFC');

/** A lyrics file that belongs to a sound file. */
export interface SidecarLyric<File> {
  file: File;
  /** language in the name, such as `zh`; '' = none */
  language: string;
}

/**
 * Finds the lyrics files that belong to a sound file of the same folder: same name without extension, or with a language
 * behind it (`name.zh.lrc`). Letter case and Unicode composition may differ; exact letter case comes first.
 *
 * @returns best first: without language before with one, TTML before YRC before LRC
 */
export function sidecarLyrics<File extends { name: string }>(
  sound: string,
  lyrics: readonly File[],
): SidecarLyric<File>[] {
  const wanted = nfcStem(sound);
  const folded = wanted.toLowerCase();
  const found: (SidecarLyric<File> & { rank: number })[] = [];
  for (const file of lyrics) {
    const stem = nfcStem(file.name);
    const language = LANGUAGE.exec(stem)?.[1] ?? '';
    const format = LYRIC_FORMATS.indexOf(splitFileName(file.name).extension);
    const add = (base: string, tag: string) => {
      if (base.toLowerCase() !== folded) return;
      found.push({ file, language: tag, rank: (tag ? 100 : 0) + format * 10 + (base === wanted ? 0 : 1) });
    };
    add(stem, '');
    if (language !== '') add(stem.slice(0, -language.length - 1), language.toLowerCase());
  }
  return found.toSorted((a, b) => a.rank - b.rank).map(({ file, language }) => ({ file, language }));
}
