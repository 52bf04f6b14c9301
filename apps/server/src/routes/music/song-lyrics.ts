import { cachedLyricAnswer, editableLyrics } from '@qingyin/server-lyrics';
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

/** Whose lyrics are meant. */
interface LyricsOwner {
  songId: number;
  /** the caller's own upload, when its number was asked for */
  cloud: CloudRecord | undefined;
}

async function ownUpload(call: RequestContext, id: number): Promise<CloudRecord | undefined> {
  if (!isCloudSongId(id)) return undefined;
  call.preventCaching();
  return (await cloudSongsByIds(call.db, await call.viewer(), [id]))[0];
}

/**
 * The song whose lyrics are meant by an id.
 *
 * @throws BusinessError 404 for an id that is not of a song that the caller may hear
 */
export async function lyricsOwner(call: RequestContext, id: number): Promise<LyricsOwner> {
  const cloud = await ownUpload(call, id);
  if (cloud) return { songId: cloud.own?.song.id ?? id, cloud };
  const song = await call.db
    .selectFrom('song')
    .select('id')
    .where('id', '=', id)
    .where(maySongBeHeard(await call.viewer()))
    .executeTakeFirst();
  if (!song) throw notFound('歌曲');
  return { songId: id, cloud: undefined };
}

/**
 * Current lyrics of a song in the fields of the contract (docs/specification/contract/songs.md).
 * @throws as `lyricsOwner`
 */
export async function loadLyrics(call: RequestContext, id: number): Promise<LyricAnswer> {
  const owner = await lyricsOwner(call, id);
  const version = await currentLyricVersion(call.db, owner.songId);
  if (!version || version.original === 1) return originalOf(call, owner);
  if (version.lyric !== '')
    return { ...cachedLyricAnswer(call.app, version.lyric), ...(await savedBy(call, id, version)) };
  return ofMatched(call, owner.cloud);
}

/**
 * Version 0 of a song's lyrics as an editable text, lyrics embedded in a file unchanged; empty if there are none.
 *
 * @throws as `lyricsOwner`
 */
export async function originalLyrics(call: RequestContext, id: number): Promise<string> {
  const { songId, cloud } = await lyricsOwner(call, id);
  const own = (await libraryLyrics(call, songId)) ?? cloud?.row.lyric;
  if (own !== undefined && (own !== '' || !cloud?.matched)) return own;
  if (!cloud?.matched) return editableLyrics(await getComposedLyrics(call, id));
  const { id: matched } = cloud.matched.song;
  const version = await currentLyricVersion(call.db, matched);
  return version && version.original === 0 ? version.lyric : originalLyrics(call, matched);
}

/** The original lyrics of a song, independent of later versions. */
async function originalOf(call: RequestContext, { songId, cloud }: LyricsOwner): Promise<LyricAnswer> {
  const own = (await libraryLyrics(call, songId)) ?? cloud?.row.lyric;
  if (own === undefined) return getComposedLyrics(call, songId);
  if (own !== '') return cachedLyricAnswer(call.app, own);
  return ofMatched(call, cloud);
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
