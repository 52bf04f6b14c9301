import type { SongUrl } from '@qingyin/contract';
import { cloudLevel, cloudSongsByIds, cloudSoundName } from '../../entities/cloud-songs.ts';
import { ADDRESS_LIFE_S, silentUrl } from '../../entities/silent-url.ts';
import type { Call } from '../../http/call.ts';
import type { Playable } from '../../sound/with-sounds.ts';

/** Signed URLs of the caller's own cloud songs, by id; ids of other users' songs are missing. */
export async function cloudUrls(call: Call, ids: readonly number[]): Promise<Map<number, Playable>> {
  const records = await cloudSongsByIds(call.db, call.user?.id, ids);
  const urls = records.map(async ({ row }): Promise<[number, Playable]> => {
    const name = cloudSoundName(row);
    // The URL stays valid for the duration of the song, because a media element requests further ranges until the
    // end.
    const until = call.house.now() + ADDRESS_LIFE_S * 1000 + row.duration_ms;
    const signed = await call.house.files.addresses.sign(name, until);
    const sound: SongUrl = {
      ...silentUrl,
      id: row.id,
      url: `${call.origin}/media/cloud/${name}?${signed}`,
      br: row.bitrate,
      size: row.file_size,
      md5: row.md5,
      type: row.type,
      encodeType: row.type,
      code: 200,
      level: cloudLevel(row),
      time: row.duration_ms,
    };
    const { file_hash: hash, user_id: owner, album: albumName } = row;
    return [row.id, { url: sound, file: { hash, wanted: { kind: 'cloud', hash }, owner, albumName } }];
  });
  return new Map(await Promise.all(urls));
}
