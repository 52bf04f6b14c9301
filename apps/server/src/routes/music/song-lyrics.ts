import { lyricAnswer, cachedLyricAnswer, editableLyrics } from '@qingyin/server-lyrics';
import {
  type CloudRecord,
  cloudSongsByIds,
  isCloudSongId,
  songsByIds,
  FIRST_LIBRARY_ID,
  INSTRUMENTAL_MARK,
  ALL_SONGS,
  maySongBeHeard,
  songSourceOf,
  usersByIds,
  currentLyricVersion,
} from '@qingyin/server-catalogue';
import type { LyricVersionRow } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { composeSong, toLrc, toRomalrc, toTlyric, toYrc } from '@qingyin/server-media';
import type { LyricAnswer, LyricUser } from '@qingyin/contract';
import type { RequestContext, AppContext } from '../../http/request-context.ts';

/** Maximum number of cached lyrics; composing them takes some milliseconds. */
const KEPT = 300;

const text = (lyric: string) => ({ version: 1, lyric });
/** One cache for each application context, because song ids of two databases may coincide. */
const keptBy = new WeakMap<AppContext, Map<number, LyricAnswer>>();
const unknown: LyricAnswer = { code: 200, uncollected: true };

/**
 * The caller's own cloud song; undefined for an id of the catalogue.
 *
 * @throws BusinessError 404 for all users but the owner
 */
export async function ownCloudSong(call: RequestContext, id: number): Promise<CloudRecord | undefined> {
  if (!isCloudSongId(id)) return undefined;
  call.preventCaching();
  const [record] = await cloudSongsByIds(call.db, await call.viewer(), [id]);
  if (!record) throw notFound('歌曲');
  return record;
}

/**
 * The caller's own cloud song; undefined for a song of the catalogue.
 *
 * @throws BusinessError 404 for an id that is neither a song that the caller may hear nor on the caller's cloud disk
 */
export async function assertSongExists(call: RequestContext, id: number): Promise<CloudRecord | undefined> {
  const cloud = await ownCloudSong(call, id);
  if (cloud) return cloud;
  const song = await call.db
    .selectFrom('song')
    .select('id')
    .where('id', '=', id)
    .where(maySongBeHeard(await call.viewer()))
    .executeTakeFirst();
  if (!song) throw notFound('歌曲');
  return undefined;
}

/**
 * Current lyrics of a song in the fields of the contract (docs/specification/contract/songs.md).
 * @throws as `assertSongExists`
 */
export async function loadLyrics(call: RequestContext, id: number): Promise<LyricAnswer> {
  const cloud = await assertSongExists(call, id);
  const version = cloud ? cloud.version : await currentLyricVersion(call.db, id);
  if (!version || version.original === 1) return originalOf(call, id, cloud);
  if (version.lyric !== '')
    return { ...cachedLyricAnswer(call.app, version.lyric), ...(await savedBy(call, id, version)) };
  return ofMatched(call, cloud);
}

/**
 * Version 0 of a song's lyrics as an editable text, lyrics embedded in a file unchanged; empty if there are none.
 *
 * @throws as `assertSongExists`
 */
export async function originalLyrics(call: RequestContext, id: number): Promise<string> {
  const cloud = await assertSongExists(call, id);
  if (!cloud) return (await libraryLyrics(call, id)) ?? editableLyrics(await getComposedLyrics(call, id));
  if (cloud.row.lyric || !cloud.matched) return cloud.row.lyric;
  const { id: matched } = cloud.matched.song;
  const version = await currentLyricVersion(call.db, matched);
  return version && version.original === 0 ? version.lyric : originalLyrics(call, matched);
}

/** The original lyrics of a song, independent of later versions. */
async function originalOf(
  call: RequestContext,
  id: number,
  cloud: CloudRecord | undefined,
): Promise<LyricAnswer> {
  if (!cloud) {
    const own = await libraryLyrics(call, id);
    if (own === undefined) return getComposedLyrics(call, id);
    return own === '' ? unknown : cachedLyricAnswer(call.app, own);
  }
  return cloud.row.lyric ? lyricAnswer(cloud.row.lyric) : ofMatched(call, cloud);
}

/** Lyrics in or beside the file of a music library's song, '' where there are none; undefined for demo songs. */
async function libraryLyrics({ db }: RequestContext, id: number): Promise<string | undefined> {
  if (id < FIRST_LIBRARY_ID) return undefined;
  const row = await db
    .selectFrom('library_song')
    .select('lyric')
    .where('song_id', '=', id)
    .executeTakeFirst();
  return row?.lyric;
}

/** The lyrics of the catalogue's song that a cloud song was matched with. */
const ofMatched = async (call: RequestContext, cloud: CloudRecord | undefined): Promise<LyricAnswer> =>
  cloud?.matched ? loadLyrics(call, cloud.matched.song.id) : unknown;

async function savedBy(
  call: RequestContext,
  id: number,
  { user_id, made_at }: LyricVersionRow,
): Promise<{ lyricUser?: LyricUser }> {
  const user = (await usersByIds(call.db, [user_id])).get(user_id);
  if (!user) return {};
  const { nickname } = user;
  return { lyricUser: { id, status: 99, demand: 0, userid: user_id, nickname, uptime: made_at } };
}

/**
 * Composes the lyrics of a demo song from its notes: lines and words timed, with translation and pinyin. Cached for all;
 * the caller has checked that the song may be heard.
 */
async function getComposedLyrics(call: RequestContext, id: number): Promise<LyricAnswer> {
  const kept = keptBy.get(call.app) ?? new Map<number, LyricAnswer>();
  keptBy.set(call.app, kept);
  const known = kept.get(id);
  if (known) return known;
  const [record] = await songsByIds(call.db, [id], ALL_SONGS);
  if (!record) throw notFound('歌曲');
  if (record.song.mark === INSTRUMENTAL_MARK) return { code: 200, nolyric: true, pureMusic: true };
  const source = await songSourceOf(call.db, record);
  if (!source) return unknown;
  const composition = composeSong(source.spec);
  const made: LyricAnswer = {
    code: 200,
    lrc: text(toLrc(composition, source.spec)),
    klyric: text(''),
    tlyric: text(toTlyric(composition, source.spec)),
    romalrc: text(toRomalrc(composition, source.spec)),
    yrc: text(toYrc(composition)),
    ytlrc: text(toTlyric(composition, source.spec)),
    yromalrc: text(toRomalrc(composition, source.spec)),
  };
  if (kept.size >= KEPT) kept.clear();
  kept.set(id, made);
  return made;
}
