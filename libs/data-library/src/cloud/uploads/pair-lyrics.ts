import { isAudioFileName } from './audio-files.ts';
import { fileStem, isLyricsFileName, isTextFileName, lyricsRank, songStems } from './lyrics-files.ts';

/** A chosen or dropped file. */
export interface ChosenFile {
  file: File;
  /** path of its folder; '' for a file that was chosen itself */
  folder: string;
}

/** A file to upload: a song, with lyrics if any, or lyrics without a song beside them. */
export interface ChosenUpload {
  kind: 'song' | 'lyrics';
  file: File;
  /** lyrics of a song */
  lyrics?: File | undefined;
  /** lyrics of a song that has better ones */
  spare?: boolean;
}

/**
 * Pairs songs with the lyrics files of the same folder and name. Letter case and Unicode composition may differ;
 * `name.zh.lrc` belongs to `name`, after lyrics without a language.
 *
 * @returns songs and unsupported files in their order, then lyrics without a song; text files of folders without a song
 *   are left out and counted
 */
export function pairLyrics(chosen: readonly ChosenFile[]): { uploads: ChosenUpload[]; leftOut: number } {
  const keyOf = (folder: string, stem: string) => `${folder}\n${stem}`;
  const songs = new Map<string, ChosenUpload[]>();
  const uploads: ChosenUpload[] = [];
  for (const { file, folder } of chosen) {
    if (isLyricsFileName(file.name)) continue;
    const upload: ChosenUpload = { kind: 'song', file };
    uploads.push(upload);
    if (!isAudioFileName(file.name)) continue;
    const key = keyOf(folder, fileStem(file.name));
    songs.set(key, [...(songs.get(key) ?? []), upload]);
  }

  /** lyrics with the place of their best form: 0 for the song's own name, 1 with a language */
  const found = new Map<ChosenUpload, { file: File; place: number }[]>();
  let leftOut = 0;
  const alone: ChosenUpload[] = [];
  for (const { file, folder } of chosen) {
    if (!isLyricsFileName(file.name)) continue;
    const stems = songStems(file.name);
    const place = stems.findIndex((stem) => songs.has(keyOf(folder, stem)));
    const owners = songs.get(keyOf(folder, stems[place] ?? ''));
    if (owners) for (const owner of owners) found.set(owner, [...(found.get(owner) ?? []), { file, place }]);
    else if (folder !== '' && isTextFileName(file.name)) leftOut += 1;
    else alone.push({ kind: 'lyrics', file });
  }
  const spare = new Set<File>();
  for (const [owner, files] of found) {
    const [best, ...others] = files.toSorted(
      (a, b) => a.place - b.place || lyricsRank(a.file.name) - lyricsRank(b.file.name),
    );
    owner.lyrics = best?.file;
    for (const { file } of others) spare.add(file);
  }
  for (const file of spare) alone.push({ kind: 'lyrics', file, spare: true });
  return { uploads: [...uploads, ...alone], leftOut };
}
