import { fileName } from '@qingyin/contract';
import { sourceOf } from '../entities/sound.ts';
import type { Call, House } from '../http/call.ts';
import { songFileName } from '../http/file-name.ts';
import type { OpenSound } from '../http/send-sound.ts';
import type { SongSource } from '../media/index.ts';
import { cloudSound } from './cloud-sound.ts';
import { artistsOf, type OpenToKeep } from './songs.ts';
import { wordsToKeep } from './words-to-keep.ts';

/** A song as a downloadable file. */
export interface SongFile {
  /** `artist - title.mp3` */
  name: string;
  sound: OpenSound;
}

type Ports = Pick<House, 'db' | 'files' | 'media' | 'now'> & Pick<Call, 'log'>;

/**
 * Opens a song for download: rendered songs with tags, current lyrics and cover, cloud songs as uploaded.
 *
 * @param patient true: renders with lower priority than playback, and completely before this resolves; FLAC always
 * does
 * @returns undefined when the song has no audio
 */
export async function openSong(
  { db, files, media, now, log }: Ports,
  song: OpenToKeep,
  patient: boolean,
): Promise<SongFile | undefined> {
  if (song.kind === 'cloud') {
    const { row } = song.record;
    const sound = await cloudSound({ db, files, now }, row);
    return sound && { name: fileName(stemOf(row.file_name), row.type), sound };
  }
  const source = await sourceOf(db, song.record);
  if (!source) return undefined;
  const words = await wordsToKeep(db, song.id);
  const named = { title: song.record.song.name, artist: artistsOf(song.record) };
  if (song.lossless) {
    const sound = await flac(media, source, words).catch((error: unknown) =>
      log.warn({ err: error }, 'rendering FLAC failed, sending MP3 instead'),
    );
    if (sound) return { name: songFileName(named, 'flac'), sound };
  }
  if (patient) await media.audio.warm(source);
  return { name: songFileName(named, 'mp3'), sound: await media.audio.openToKeep(source, 'mp3', words) };
}

async function flac(
  { audio }: House['media'],
  source: SongSource,
  words: string | undefined,
): Promise<OpenSound> {
  await audio.makeLossless(source);
  return audio.openToKeep(source, 'flac', words);
}

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');
