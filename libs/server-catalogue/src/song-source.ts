import { songSource } from '@qingyin/demo-catalogue';
import type { Db } from '@qingyin/server-db';
import type { SongSource } from '@qingyin/server-media';
import { ALL_SONGS } from './song-access.ts';
import { type SongRecord, songsByIds } from './song-records.ts';

/** Rendering source of a song to which access has been checked; songs made for measurements share the file of the song they copy. */
export async function songSourceOf(db: Db, record: SongRecord): Promise<SongSource | undefined> {
  const own =
    record.song.audio_id === record.song.id
      ? record
      : (await songsByIds(db, [record.song.audio_id], ALL_SONGS))[0];
  if (!own) return undefined;
  return songSource(own.song, {
    album: own.album.name,
    albumImageKey: own.album.image_key,
    artists: own.artists.map((artist) => artist.name),
  });
}
