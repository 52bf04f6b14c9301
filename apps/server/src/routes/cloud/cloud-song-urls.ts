import type { PlayableSong } from '@qingyin/server-sound';
import {
  cloudQualityLevel,
  cloudSongsByIds,
  cloudSoundName,
  URL_LIFE_S,
  emptySongUrl,
} from '@qingyin/server-catalogue';
import type { SongUrl } from '@qingyin/contract';
import type { RequestContext } from '../../http/request-context.ts';

/** Signed URLs of the caller's own cloud songs, by id; ids of other users' songs are missing. */
export async function cloudSongUrls(
  call: RequestContext,
  ids: readonly number[],
): Promise<Map<number, PlayableSong>> {
  const records = await cloudSongsByIds(call.db, await call.viewer(), ids);
  const urls = records.map(async ({ row }): Promise<[number, PlayableSong]> => {
    const name = cloudSoundName(row);
    // The URL stays valid for the duration of the song, because a media element requests further ranges until the
    // end.
    const until = call.app.now() + URL_LIFE_S * 1000 + row.duration_ms;
    const signed = await call.app.files.signedUrls.sign(name, until);
    const sound: SongUrl = {
      ...emptySongUrl,
      id: row.id,
      url: `${call.origin}/media/cloud/${name}?${signed}`,
      br: row.bitrate,
      size: row.file_size,
      md5: row.md5,
      type: row.type,
      encodeType: row.type,
      code: 200,
      level: cloudQualityLevel(row),
      time: row.duration_ms,
    };
    const { file_hash: hash, user_id: owner, album: albumName } = row;
    return [row.id, { url: sound, file: { hash, wanted: { kind: 'cloud', hash }, owner, albumName } }];
  });
  return new Map(await Promise.all(urls));
}
