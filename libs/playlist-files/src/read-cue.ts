import { splitArtists } from './parse-values.ts';
import { normalizeText, splitLines } from './split-lines.ts';
import type { PlaylistFileSong, PlaylistFileContent } from './playlist-file-song.ts';

const COMMAND = /^(TITLE|PERFORMER|FILE|TRACK|INDEX)\s+(.*)$/i;
const INDEX = /^0*1\s+(\d{1,4}):(\d{2}):(\d{2})$/;
const FRAMES = 75;

interface Track {
  title: string;
  performer: string;
  /** number of the file that contains it */
  file: number;
  /** start in ms; NaN when unknown */
  from: number;
}

const unquoted = (value: string): string => normalizeText(value.trim().replace(/^"(.*)"$/, '$1'));

/** Reads a CUE sheet: the songs of an album that is stored in one or several files. */
export function readCue(text: string): PlaylistFileContent {
  let album = '';
  let performer = '';
  let file = 0;
  let track: Track | null = null;
  const tracks: Track[] = [];
  for (const line of splitLines(text)) {
    const [, command = '', value = ''] = COMMAND.exec(line.trim()) ?? [];
    const kind = command.toUpperCase();
    if (kind === 'FILE') file += 1;
    else if (kind === 'TRACK') {
      track = { title: '', performer: '', file, from: Number.NaN };
      // Data tracks are not songs.
      if (/AUDIO/i.test(value)) tracks.push(track);
    } else if (kind === 'TITLE' && track) track.title = unquoted(value);
    else if (kind === 'TITLE') album = unquoted(value);
    else if (kind === 'PERFORMER' && track) track.performer = unquoted(value);
    else if (kind === 'PERFORMER') performer = unquoted(value);
    else if (kind === 'INDEX' && track) {
      const [, minutes, seconds, frames] = INDEX.exec(value.trim()) ?? [];
      // FILE may stand between TRACK and INDEX, so the file is assigned here.
      if (minutes)
        Object.assign(track, { file, from: beginOf(Number(minutes), Number(seconds), Number(frames)) });
    }
  }
  const songs = tracks.flatMap(({ title, performer: own, ...begin }, place): PlaylistFileSong[] => {
    const next = tracks[place + 1];
    const length = next?.file === begin.file ? next.from - begin.from : 0;
    const durationMs = length > 0 ? length : 0;
    return title ? [{ title, artists: splitArtists(own || performer), album, durationMs }] : [];
  });
  return { name: album, songs };
}

const beginOf = (minutes: number, seconds: number, frames: number): number =>
  Math.round((minutes * 60 + seconds + frames / FRAMES) * 1000);
