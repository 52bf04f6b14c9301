import { songSourceOf } from '@qingyin/server-catalogue';
import type { SongSource } from '@qingyin/server-media';
import type { RequestContext, AppContext } from '../http/request-context.ts';
import { libraryFileName, songFileName } from '../http/file-name.ts';
import type { RandomAccessFile } from '../http/send-file.ts';
import { artistNames, type DownloadableSong } from './check-downloads.ts';
import { downloadLyrics } from './download-lyrics.ts';
import { openLibraryFile } from './library-sound.ts';

/** A song as a downloadable file. */
export interface SongFile {
  /** `artist - title.mp3` */
  name: string;
  sound: RandomAccessFile;
}

type Ports = Pick<AppContext, 'db' | 'files' | 'media' | 'music' | 'now'> & Pick<RequestContext, 'log'>;

/**
 * Opens a song for download: rendered songs with tags, current lyrics and cover, songs of music libraries and uploads as
 * they are.
 *
 * @param patient true: renders with lower priority than playback, and completely before this resolves; FLAC always
 * does
 * @returns undefined when the song has no audio
 */
export async function openSong(
  { db, files, media, music, now, log }: Ports,
  song: DownloadableSong,
  patient: boolean,
): Promise<SongFile | undefined> {
  const named = { title: song.record.song.name, artist: artistNames(song.record) };
  if (song.kind === 'library') {
    const sound = await openLibraryFile({ db, files, music, now }, song.file);
    return sound && { name: libraryFileName(named, song.file), sound };
  }
  const source = await songSourceOf(db, song.record);
  if (!source) return undefined;
  const lyrics = await downloadLyrics(db, song.id);
  if (song.lossless) {
    const sound = await flac(media, source, lyrics).catch((error: unknown) =>
      log.warn({ err: error }, 'rendering FLAC failed, sending MP3 instead'),
    );
    if (sound) return { name: songFileName(named, 'flac'), sound };
  }
  if (patient) await media.audio.renderAhead(source);
  return { name: songFileName(named, 'mp3'), sound: await media.audio.openDownload(source, 'mp3', lyrics) };
}

async function flac(
  { audio }: AppContext['media'],
  source: SongSource,
  lyrics: string | undefined,
): Promise<RandomAccessFile> {
  await audio.makeLossless(source);
  return audio.openDownload(source, 'flac', lyrics);
}
