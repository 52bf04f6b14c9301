import { songSourceOf } from '@qingyin/server-catalogue';
import type { SongSource } from '@qingyin/server-media';
import type { RequestContext, AppContext } from '../http/request-context.ts';
import { libraryFileName, songFileName } from '../http/file-name.ts';
import type { RandomAccessFile } from '../http/send-file.ts';
import { artistNames, type DownloadableSong } from './check-downloads.ts';
import { downloadLyrics } from './download-lyrics.ts';
import { openLibraryFile, type RequestWait } from './library-sound.ts';

/** A song as a downloadable file. */
export interface SongFile {
  /** `artist - title.mp3` */
  name: string;
  sound: RandomAccessFile;
}

type Ports = Pick<AppContext, 'db' | 'files' | 'media' | 'music' | 'converter' | 'conversions' | 'now'> &
  Pick<RequestContext, 'log'>;

/**
 * Opens a song for download: rendered songs with tags, current lyrics and cover, songs of music libraries and uploads as
 * they are.
 *
 * @param wait `patient`: renders with lower priority than playback, and completely before this resolves (FLAC always
 * does), and waits for a place in a full queue of conversions; `signal`: ends waiting for a conversion
 * @returns undefined when the song has no audio
 * @throws ConversionError `busy` or `no-space`
 */
export async function openSong(
  { log, ...context }: Ports,
  song: DownloadableSong,
  wait: RequestWait,
): Promise<SongFile | undefined> {
  const { db, media } = context;
  const named = { title: song.record.song.name, artist: artistNames(song.record) };
  if (song.kind === 'library') {
    const sound = await openLibraryFile(context, song.choice, wait);
    return sound && { name: libraryFileName(named, song.choice), sound };
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
  if (wait.patient) await media.audio.renderAhead(source);
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
