import type { LibraryFile } from '@qingyin/server-catalogue';
import { type ConversionFormat, conversionFormats } from '@qingyin/server-convert';
import { fileName } from '@qingyin/contract';

/** `artist - title.mp3` */
export const songFileName = (song: { artist: string; title: string }, type: string): string =>
  fileName(`${song.artist} - ${song.title}`, type);

/** Name of a downloaded file of a music library: that of the song; of an upload the one that it was uploaded with. */
export const libraryFileName = (
  song: { artist: string; title: string },
  {
    file,
    format,
  }: { file: Pick<LibraryFile, 'kind' | 'fileName' | 'type'>; format?: ConversionFormat | undefined },
): string => {
  const type = format ? conversionFormats[format].type : file.type;
  return file.kind === 'uploads'
    ? fileName(file.fileName.replace(/\.[^.]*$/, ''), type)
    : songFileName(song, type);
};

/**
 * Returns a function that makes names unique by numbering repeated ones: `a.mp3`, `a (2).mp3`. Case and Unicode
 * form are ignored, as on many file systems.
 */
export function distinctNames(): (name: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();
  return (name) => {
    const dot = name.lastIndexOf('.');
    const stem = dot > 0 ? name.slice(0, dot) : name;
    const ending = dot > 0 ? name.slice(dot) : '';
    const key = keyOf(name);
    let number = next.get(key) ?? 1;
    let free = name;
    while (taken.has(keyOf(free))) free = `${stem} (${(number += 1)})${ending}`;
    next.set(key, number);
    taken.add(keyOf(free));
    return free;
  };
}
