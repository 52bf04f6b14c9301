import { endpoints, type QualityLevel, type SongUrl } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { levelOf, privilegeOf } from '../../entities/quality.ts';
import { type SongRecord, songsByIds } from '../../entities/song-records.ts';
import { privilegesOf, toSong } from '../../entities/songs.ts';
import type { Call } from '../../http/call.ts';
import { route, type Route } from '../../http/route.ts';
import { sourceOf } from '../../entities/sound.ts';

const { music } = endpoints;
/** As the contract's addresses: about 20 minutes, then asked for again (3.6). */
const ADDRESS_LIFE_S = 1200;
const NO_RIGHTS = '亲爱的,暂无版权';
const losslessLevels: readonly QualityLevel[] = ['lossless', 'hires', 'jymaster'];
const LOSSLESS_FROM_BR = 900_000;

export const wantsLossless = (level: QualityLevel): boolean => losslessLevels.includes(level);

async function urlOf(
  call: Call,
  id: number,
  record: SongRecord | undefined,
  wantsLossless: boolean,
): Promise<SongUrl> {
  const source = record?.song.available ? await sourceOf(call.db, record) : undefined;
  if (!record || !source) {
    return { ...silent, id, code: record ? -110 : 404, time: record?.song.duration_ms ?? 0 };
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
  return {
    ...silent,
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
}

const silent: SongUrl = {
  id: 0,
  url: null,
  br: 0,
  size: 0,
  md5: '',
  type: '',
  code: 404,
  expi: ADDRESS_LIFE_S,
  level: 'standard',
  encodeType: '',
  time: 0,
  // Always present: without it one peer skips every song (contract page, part 6).
  freeTrialInfo: null,
  fee: 0,
  payed: 0,
  flag: 0,
  gain: 0,
  peak: null,
  canExtend: false,
};

/** Addresses of songs in the order asked, those without one included. */
export async function urlsOf(call: Call, ids: readonly number[], wantsLossless: boolean): Promise<SongUrl[]> {
  const records = new Map((await songsByIds(call.db, ids)).map((record) => [record.song.id, record]));
  return Promise.all(ids.map((id) => urlOf(call, id, records.get(id), wantsLossless)));
}

/** Songs and where they sound from (contract page, 3.5). */
export const songRoutes: Route[] = [
  route(music.songDetail, schemas.music.songDetail, async ({ db, origin }, { ids }) => {
    const records = await songsByIds(db, ids);
    return {
      code: 200,
      songs: records.map((record) => toSong(record, origin)),
      privileges: privilegesOf(records),
    };
  }),
  route(music.songUrl, schemas.music.songUrl, async (call, { id, level }) => ({
    code: 200,
    data: await urlsOf(call, id, wantsLossless(level)),
  })),
  route(music.songUrlByRate, schemas.music.songUrlByRate, async (call, { id, br }) => ({
    code: 200,
    data: await urlsOf(call, id, br >= LOSSLESS_FROM_BR),
  })),
  route(music.checkMusic, schemas.music.checkMusic, async ({ db }, { id }) => {
    const [record] = await songsByIds(db, [id]);
    const playable = record !== undefined && privilegeOf(record.song).pl > 0;
    return { code: 200, success: playable, message: playable ? 'ok' : NO_RIGHTS };
  }),
];
