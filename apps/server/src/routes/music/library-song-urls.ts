import {
  emptySongUrl,
  fileForQuality,
  HIGHEST_LOSSY,
  type LibraryFile,
  libraryFilesOfSongs,
  qualityLevelOf,
  type SongRecord,
  URL_LIFE_S,
  type Viewer,
} from '@qingyin/server-catalogue';
import type { SongUrl } from '@qingyin/contract';
import { type MeasuringTarget, measuredHash, type PlayableSong } from '@qingyin/server-sound';
import type { RequestContext } from '../../http/request-context.ts';

/** Signed URLs of songs of music libraries and of uploads, by id; songs without a present file are missing. */
export async function librarySongUrls(
  call: RequestContext,
  records: readonly SongRecord[],
  { libraries }: Viewer,
  wantsLossless: boolean,
): Promise<Map<number, PlayableSong>> {
  const songs = records.filter(({ song }) => song.access === 1);
  const files = await libraryFilesOfSongs(
    call.db,
    songs.map(({ song }) => song.id),
    libraries,
  );
  const urls = songs.map(async (record): Promise<[number, PlayableSong][]> => {
    const file = fileForQuality(files.get(record.song.id) ?? [], wantsLossless);
    return file ? [[record.song.id, await playable(call, record, file)]] : [];
  });
  return new Map((await Promise.all(urls)).flat());
}

async function playable(
  call: RequestContext,
  { song }: SongRecord,
  file: LibraryFile,
): Promise<PlayableSong> {
  const name = `${file.fileId}.${file.type}`;
  // The URL stays valid for the duration of the song, because a media element requests further ranges until the end.
  const until = call.app.now() + URL_LIFE_S * 1000 + file.durationMs;
  const signed = await call.app.files.signedUrls.sign(`library/${name}`, until);
  const url: SongUrl = {
    ...emptySongUrl,
    id: song.id,
    url: `${call.origin}/media/library/${name}?${signed}`,
    br: file.bitrate,
    size: file.size,
    md5: file.contentMd5 ?? file.audioHash.replace(/^.*:/, ''),
    type: file.type,
    encodeType: file.type,
    code: 200,
    level: file.bits > 0 ? 'lossless' : qualityLevelOf(Math.min(file.bitrate, HIGHEST_LOSSY)),
    time: song.duration_ms,
  };
  const { contentHash, fileId } = file;
  const wanted: MeasuringTarget =
    contentHash === null ? { kind: 'library', fileId } : { kind: 'cloud', hash: contentHash };
  return { url, file: { hash: measuredHash(file), wanted, albumId: song.album_id } };
}
