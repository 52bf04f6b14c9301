import type { LyricAnswer, LyricUser } from '@qingyin/contract';
import type { LyricVersionRow } from '../../db/tables/lyrics.ts';
import { composeSong, toLrc, toRomalrc, toTlyric, toYrc } from '../../demo/compose/index.ts';
import { type CloudRecord, cloudSongsByIds, isCloudId } from '../../entities/cloud-songs.ts';
import { songsByIds } from '../../entities/song-records.ts';
import { INSTRUMENTAL_MARK } from '../../entities/songs.ts';
import { sourceOf } from '../../entities/sound.ts';
import { usersByIds } from '../../entities/users.ts';
import type { Call, House } from '../../http/call.ts';
import { notFound } from '../../http/failures.ts';
import { lyricAnswer } from '../../lyrics/lyric-answer.ts';
import { currentVersion } from '../../lyrics/lyric-versions.ts';
import { writtenWords } from '../../lyrics/written-words.ts';

/** Lyric texts kept; composing one again takes some milliseconds. */
const KEPT = 300;

const text = (lyric: string) => ({ version: 1, lyric });
/** By the process, since the songs of two databases may have the same numbers. */
const keptBy = new WeakMap<House, Map<number, LyricAnswer>>();
const unknown: LyricAnswer = { code: 200, uncollected: true };

/**
 * The caller's own cloud song; undefined for a number of the catalogue.
 *
 * @throws BusinessError 404 for everybody but the owner
 */
export async function ownCloudSong(call: Call, id: number): Promise<CloudRecord | undefined> {
  if (!isCloudId(id)) return undefined;
  call.keepPrivate();
  const [record] = await cloudSongsByIds(call.db, call.user?.id, [id]);
  if (!record) throw notFound('歌曲');
  return record;
}

/** @throws BusinessError 404 for what is in no catalogue and not on the caller's disk */
export async function expectSong(call: Call, id: number): Promise<void> {
  if (await ownCloudSong(call, id)) return;
  const song = await call.db.selectFrom('song').select('id').where('id', '=', id).executeTakeFirst();
  if (!song) throw notFound('歌曲');
}

/** The words of a song as they stand, in the contract's fields (contract page, 3.5). @throws as `expectSong` */
export async function wordsOf(call: Call, id: number): Promise<LyricAnswer> {
  const cloud = await ownCloudSong(call, id);
  const version = cloud ? cloud.version : await currentVersion(call.db, id);
  if (!version || version.original === 1) return originalOf(call, id, cloud);
  if (version.lyric !== '') return { ...lyricAnswer(version.lyric), ...(await savedBy(call, id, version)) };
  return ofMatched(call, cloud);
}

/**
 * Version 0 as a text that can be edited, a file's own words as they are in it; empty where there are none.
 *
 * @throws as `expectSong`
 */
export async function originalText(call: Call, id: number): Promise<string> {
  const cloud = await ownCloudSong(call, id);
  if (!cloud) return writtenWords(await composedWords(call, id));
  if (cloud.row.lyric || !cloud.matched) return cloud.row.lyric;
  const { id: matched } = cloud.matched.song;
  const version = await currentVersion(call.db, matched);
  return version && version.original === 0 ? version.lyric : originalText(call, matched);
}

/** The words a song came with, whatever was made of them. */
async function originalOf(call: Call, id: number, cloud: CloudRecord | undefined): Promise<LyricAnswer> {
  if (!cloud) return composedWords(call, id);
  return cloud.row.lyric ? lyricAnswer(cloud.row.lyric) : ofMatched(call, cloud);
}

/** The words of the catalogue's song that a cloud song was matched to. */
const ofMatched = async (call: Call, cloud: CloudRecord | undefined): Promise<LyricAnswer> =>
  cloud?.matched ? wordsOf(call, cloud.matched.song.id) : unknown;

async function savedBy(
  call: Call,
  id: number,
  { user_id, made_at }: LyricVersionRow,
): Promise<{ lyricUser?: LyricUser }> {
  const user = (await usersByIds(call.db, [user_id])).get(user_id);
  if (!user) return {};
  const { nickname } = user;
  return { lyricUser: { id, status: 99, demand: 0, userid: user_id, nickname, uptime: made_at } };
}

/** Lyrics by line and by word with translation and pinyin, all timed by the notes. */
async function composedWords(call: Call, id: number): Promise<LyricAnswer> {
  const kept = keptBy.get(call.house) ?? new Map<number, LyricAnswer>();
  keptBy.set(call.house, kept);
  const known = kept.get(id);
  if (known) return known;
  const [record] = await songsByIds(call.db, [id]);
  if (!record) throw notFound('歌曲');
  if (record.song.mark === INSTRUMENTAL_MARK) return { code: 200, nolyric: true, pureMusic: true };
  const source = await sourceOf(call.db, record);
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
