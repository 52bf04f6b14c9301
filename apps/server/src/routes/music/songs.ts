import {
  cloudPrivilege,
  cloudSongsByIds,
  isCloudSongId,
  toCloudSong,
  asksLossless,
  qualityLevelOf,
  privilegeOf,
  resolveSongIds,
  type SongRecord,
  songsByIds,
  withheldSongs,
  toSong,
  emptySongUrl,
  songSourceOf,
} from '@qingyin/server-catalogue';
import { bitrateLimitOf, lowerLimit } from '@qingyin/server-accounts';
import type { FileWishes } from '@qingyin/server-convert';
import { renderedHash, type PlayableSong, attachLoudness } from '@qingyin/server-sound';
import { endpoints, type SongUrl } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { route, type Route } from '../../http/route.ts';
import { librarySongUrls } from './library-song-urls.ts';

const { music } = endpoints;
const NO_RIGHTS = '亲爱的,暂无版权';
const LOSSLESS_FROM_BR = 900_000;

async function urlOf(
  call: RequestContext,
  id: number,
  record: SongRecord | undefined,
  wantsLossless: boolean,
): Promise<PlayableSong> {
  const rendered = record?.song.available && record.song.access === 0;
  const source = rendered ? await songSourceOf(call.db, record) : undefined;
  if (!record || !source) {
    return { url: { ...emptySongUrl, id, code: record ? -110 : 404, time: record?.song.duration_ms ?? 0 } };
  }
  const { audio } = call.app.media;
  const flac = wantsLossless && record.song.lossless ? await audio.lossless(source) : undefined;
  if (wantsLossless && record.song.lossless && !flac) {
    audio
      .makeLossless(source)
      .catch((error: unknown) => call.log.warn({ err: error }, 'lossless version not made'));
  }
  const facts = flac ?? audio.describe(source);
  const type = flac ? 'flac' : 'mp3';
  const url: SongUrl = {
    ...emptySongUrl,
    id,
    url: `${call.origin}/media/audio/${id}.${type}`,
    br: facts.bitrate,
    size: facts.size,
    md5: facts.etag.replace(/[^0-9a-f]/gi, '').slice(0, 32),
    type,
    encodeType: type,
    code: 200,
    level: flac ? 'lossless' : qualityLevelOf(facts.bitrate),
    time: facts.durationMs,
    fee: record.song.fee,
  };
  const { audio_id, album_id: albumId } = record.song;
  const wanted = { kind: 'song', id: audio_id, format: type } as const;
  return { url, file: { hash: renderedHash(facts), wanted, albumId } };
}

/**
 * URLs of songs in the requested order, within the limit of the bit rate that administrators set for the caller.
 *
 * @param wishes quality, and what the caller can play
 * @param toPlay false: no conversion of a file is started
 */
export async function songUrls(
  call: RequestContext,
  ids: readonly number[],
  wishes: FileWishes,
  toPlay = true,
): Promise<SongUrl[]> {
  const own = await bitrateLimitOf(call.db, call.user?.id ?? null);
  const limit = lowerLimit(wishes.limit, own);
  const wantsLossless = wishes.lossless && limit === undefined;
  const viewer = await call.viewer();
  const songIds = await resolveSongIds(call.db, viewer, ids);
  const found = await songsByIds(call.db, songIds, viewer);
  const records = new Map(found.map((record) => [record.song.id, record]));
  const fromLibraries = await librarySongUrls(call, found, viewer, { ...wishes, limit }, toPlay);
  const playables = songIds.map(
    (id) => fromLibraries.get(id) ?? urlOf(call, id, records.get(id), wantsLossless),
  );
  const urls = await attachLoudness(call.app, await Promise.all(playables));
  const limited = own !== undefined && limit === own && wishes.limit !== own;
  return urls.map((url, index) => ({
    ...url,
    id: ids[index] ?? url.id,
    ...(limited && url.url !== null && { limited }),
  }));
}

/** Routes of songs and their URLs (docs/specification/contract/songs.md). */
export const songRoutes: Route[] = [
  route(music.songDetail, schemas.music.songDetail, async (call, { ids }) => {
    if (ids.some(isCloudSongId)) call.preventCaching();
    const viewer = await call.viewer();
    const records = new Map(
      (await songsByIds(call.db, ids, viewer)).map((record) => [record.song.id, record]),
    );
    const unknown = ids.filter((id) => !records.has(id) && !isCloudSongId(id));
    for (const record of await withheldSongs(call.db, viewer, unknown)) {
      call.preventCaching();
      records.set(record.song.id, record);
    }
    const own = new Map(
      (await cloudSongsByIds(call.db, viewer, ids)).map((record) => [record.row.id, record]),
    );
    // The owner of an upload sees what the file is and the song that it was matched to.
    const found = ids.flatMap((id) => own.get(id) ?? records.get(id) ?? []);
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
  route(music.songUrl, schemas.music.songUrl, async (call, params) => {
    const { id, level, plays, maxKbps: limit } = params;
    const wishes = { lossless: asksLossless(level), plays: plays && new Set(plays), limit };
    return { code: 200, data: await songUrls(call, id, wishes) };
  }),
  route(music.songUrlByRate, schemas.music.songUrlByRate, async (call, { id, br }) => ({
    code: 200,
    data: await songUrls(call, id, { lossless: br >= LOSSLESS_FROM_BR, plays: undefined }),
  })),
  route(music.checkMusic, schemas.music.checkMusic, async (call, { id }) => {
    if (isCloudSongId(id)) call.preventCaching();
    const viewer = await call.viewer();
    const [record] = await songsByIds(call.db, await resolveSongIds(call.db, viewer, [id]), viewer);
    const playable = record !== undefined && privilegeOf(record.song).pl > 0;
    return { code: 200, success: playable, message: playable ? 'ok' : NO_RIGHTS };
  }),
];
