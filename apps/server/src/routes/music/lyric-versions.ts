import { endpoints, type LyricVersion, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { formatOf } from '@qingyin/lyrics/ttml';
import type { UserRow } from '../../db/schema.ts';
import type { LyricVersionRow } from '../../db/tables/lyrics.ts';
import { imageUrl } from '../../entities/images.ts';
import { usersByIds } from '../../entities/users.ts';
import type { Call } from '../../http/call.ts';
import { BusinessError, notFound } from '../../http/failures.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { personal, type PersonalCall, route, type Route } from '../../http/route.ts';
import type { Wording } from '../../lyrics/add-version.ts';
import { expectLines } from '../../lyrics/expect-lines.ts';
import { keptLyric } from '../../lyrics/kept-lyric.ts';
import { changeWords } from '../../lyrics/change-words.ts';
import { lyricFacts } from '../../lyrics/lyric-facts.ts';
import { versionAt, versionsOf } from '../../lyrics/lyric-versions.ts';
import { expectSong, originalText } from './song-words.ts';

const { music } = endpoints;

function shown(row: Omit<LyricVersionRow, 'lyric'>, user: UserRow | undefined, origin: string): LyricVersion {
  const { version, made_at: time, from_version: from, format, timing, lines } = row;
  const by = user && {
    userId: user.id,
    nickname: user.nickname,
    avatarUrl: imageUrl(origin, user.image_key),
  };
  return { version, time, user: by ?? null, format, timing, lines, ...(from === null ? {} : { from }) };
}

async function original(call: Call, id: number): Promise<LyricVersion> {
  return { version: 0, time: 0, user: null, ...lyricFacts(await originalText(call, id)) };
}

async function change(
  call: PersonalCall,
  { id, base }: { id: number; base: number },
  wording: Wording,
): Promise<{ code: number; data: LyricVersion }> {
  const maker = { songId: id, userId: call.user.id, now: call.house.now() };
  const { row, conflict } = await changeWords(call.db, maker, base, wording);
  const users = await usersByIds(call.db, row ? [row.user_id] : []);
  const data = row ? shown(row, users.get(row.user_id), call.origin) : await original(call, id);
  if (conflict) throw new BusinessError(resultCodes.conflict, '歌词已有更新的版本', { data });
  return { code: 200, data };
}

/** Content of an earlier version; 0 is the original. @throws BusinessError 404 if it does not exist */
async function wordingAt(call: Call, id: number, version: number): Promise<Wording> {
  const row = version === 0 ? undefined : await versionAt(call.db, id, version);
  if (version !== 0 && !row) throw notFound('历史版本');
  if (!row || row.original === 1) {
    const lyric = await originalText(call, id);
    return { lyric, original: true, facts: lyricFacts(lyric), from: version };
  }
  const { lyric, format, timing, lines } = row;
  return { lyric, original: false, facts: { format, timing, lines }, from: version };
}

/**
 * Routes that list, read, save and restore versions of lyrics (docs/api-extensions.md). Lyrics of cloud songs are
 * only accessible to their owner.
 */
export const lyricVersionRoutes: Route[] = [
  route(music.lyricVersions, schemas.music.lyricVersions, async (call, { id }) => {
    await expectSong(call, id);
    const rows = await versionsOf(call.db, id);
    const users = await usersByIds(
      call.db,
      rows.map((row) => row.user_id),
    );
    const versions = rows.map((row) => shown(row, users.get(row.user_id), call.origin));
    const data = { current: rows[0]?.version ?? 0, versions: [...versions, await original(call, id)] };
    return { code: 200, data };
  }),
  route(music.lyricVersion, schemas.music.lyricVersion, async (call, { id, version }) => {
    await expectSong(call, id);
    const { lyric } = await wordingAt(call, id, version);
    return { code: 200, data: { version, format: formatOf(lyric), lyric } };
  }),
  limited(
    rules.words,
    personal(music.lyricSave, schemas.music.lyricSave, async (call, { id, lyric, base }) => {
      const kept = keptLyric(lyric);
      const facts = lyricFacts(kept);
      expectLines(kept, facts);
      await expectSong(call, id);
      return change(call, { id, base }, { lyric: kept, original: false, facts });
    }),
  ),
  limited(
    rules.words,
    personal(music.lyricRevert, schemas.music.lyricRevert, async (call, { id, version, base }) => {
      await expectSong(call, id);
      return change(call, { id, base }, await wordingAt(call, id, version));
    }),
  ),
];
