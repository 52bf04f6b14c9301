import { endpoints, type SongUrl } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { cloudPrivilege, cloudSongsByIds, isCloudId, toCloudSong } from '../../entities/cloud-songs.ts';
import { asksLossless, levelOf, privilegeOf } from '../../entities/quality.ts';
import { type SongRecord, songsByIds } from '../../entities/song-records.ts';
import { toSong } from '../../entities/songs.ts';
import type { Call } from '../../http/call.ts';
import { route, type Route } from '../../http/route.ts';
import { silentUrl } from '../../entities/silent-url.ts';
import { cloudUrls } from '../cloud/sounds.ts';
import { sourceOf } from '../../entities/sound.ts';
import { madeHash } from '../../sound/wanted.ts';
import { type Playable, withSounds } from '../../sound/with-sounds.ts';

const { music } = endpoints;
const NO_RIGHTS = '亲爱的,暂无版权';
const LOSSLESS_FROM_BR = 900_000;

async function urlOf(
  call: Call,
  id: number,
  record: SongRecord | undefined,
  wantsLossless: boolean,
): Promise<Playable> {
  const source = record?.song.available ? await sourceOf(call.db, record) : undefined;
  if (!record || !source) {
    return { url: { ...silentUrl, id, code: record ? -110 : 404, time: record?.song.duration_ms ?? 0 } };
  }
  const { audio } = call.house.media;
  const flac = wantsLossless && record.song.lossless ? await audio.lossless(source) : undefined;
  if (wantsLossless && record.song.lossless && !flac) {
    audio
      .makeLossless(source)
      .catch((error: unknown) => call.log.warn({ err: error }, 'lossless version not made'));
  }
  const facts = flac ?? audio.describe(source);
  const type = flac ? 'flac' : 'mp3';
  const url: SongUrl = {
    ...silentUrl,
    id,
    url: `${call.origin}/media/audio/${id}.${type}`,
    br: facts.bitrate,
    size: facts.size,
    md5: facts.etag.replace(/[^0-9a-f]/gi, '').slice(0, 32),
    type,
    encodeType: type,
    code: 200,
    level: flac ? 'lossless' : levelOf(facts.bitrate),
    time: facts.durationMs,
    fee: record.song.fee,
  };
  const { audio_id, album_id: albumId } = record.song;
  const wanted = { kind: 'song', id: audio_id, format: type } as const;
  return { url, file: { hash: madeHash(facts), wanted, albumId } };
}

/** URLs of songs in the requested order, including the caller's own cloud songs. */
export async function urlsOf(call: Call, ids: readonly number[], wantsLossless: boolean): Promise<SongUrl[]> {
  const own = await cloudUrls(call, ids);
  const records = new Map((await songsByIds(call.db, ids)).map((record) => [record.song.id, record]));
  const playables = ids.map((id) => own.get(id) ?? urlOf(call, id, records.get(id), wantsLossless));
  return withSounds(call.house, await Promise.all(playables));
}

/** Routes of songs and their URLs (contract page, 3.5). */
export const songRoutes: Route[] = [
  route(music.songDetail, schemas.music.songDetail, async (call, { ids }) => {
    if (ids.some(isCloudId)) call.keepPrivate();
    const records = new Map((await songsByIds(call.db, ids)).map((record) => [record.song.id, record]));
    const own = new Map(
      (await cloudSongsByIds(call.db, call.user?.id, ids)).map((record) => [record.row.id, record]),
    );
    const found = ids.flatMap((id) => records.get(id) ?? own.get(id) ?? []);
    return {
      code: 200,
      songs: found.map((record) =>
        'row' in record ? toCloudSong(record, call.origin) : toSong(record, call.origin),
      ),
      privileges: found.map((record) =>
        'row' in record ? cloudPrivilege(record.row) : privilegeOf(record.song),
      ),
    };
  }),
  route(music.songUrl, schemas.music.songUrl, async (call, { id, level }) => ({
    code: 200,
    data: await urlsOf(call, id, asksLossless(level)),
  })),
  route(music.songUrlByRate, schemas.music.songUrlByRate, async (call, { id, br }) => ({
    code: 200,
    data: await urlsOf(call, id, br >= LOSSLESS_FROM_BR),
  })),
  route(music.checkMusic, schemas.music.checkMusic, async (call, { id }) => {
    if (isCloudId(id)) call.keepPrivate();
    const [record] = await songsByIds(call.db, [id]);
    const [own] = await cloudSongsByIds(call.db, call.user?.id, [id]);
    const playable = own !== undefined || (record !== undefined && privilegeOf(record.song).pl > 0);
    return { code: 200, success: playable, message: playable ? 'ok' : NO_RIGHTS };
  }),
];
