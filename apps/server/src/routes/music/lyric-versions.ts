import { imageUrl, usersByIds, lyricVersionAt, lyricVersionsOf } from '@qingyin/server-catalogue';
import { normalizeLyric } from '@qingyin/server-files';
import {
  type LyricContent,
  assertReadableLyrics,
  updateLyrics,
  detectLyricFacts,
} from '@qingyin/server-lyrics';
import type { UserRow, LyricVersionRow } from '@qingyin/server-db';
import { BusinessError, notFound } from '@qingyin/server-kernel';
import { endpoints, type LyricVersion, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { formatOf } from '@qingyin/lyrics/ttml';
import type { RequestContext } from '../../http/request-context.ts';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type UserRequestContext, route, type Route } from '../../http/route.ts';
import { assertSongExists, originalLyrics } from './song-lyrics.ts';

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

async function original(call: RequestContext, id: number): Promise<LyricVersion> {
  return { version: 0, time: 0, user: null, ...detectLyricFacts(await originalLyrics(call, id)) };
}

async function change(
  call: UserRequestContext,
  { id, base }: { id: number; base: number },
  wording: LyricContent,
): Promise<{ code: number; data: LyricVersion }> {
  const maker = { songId: id, userId: call.user.id, now: call.app.now() };
  const { row, conflict } = await updateLyrics(call.db, maker, base, wording);
  const users = await usersByIds(call.db, row ? [row.user_id] : []);
  const data = row ? shown(row, users.get(row.user_id), call.origin) : await original(call, id);
  if (conflict) throw new BusinessError(resultCodes.conflict, '歌词已有更新的版本', { data });
  return { code: 200, data };
}

/** Content of an earlier version; 0 is the original. @throws BusinessError 404 if it does not exist */
async function wordingAt(call: RequestContext, id: number, version: number): Promise<LyricContent> {
  const row = version === 0 ? undefined : await lyricVersionAt(call.db, id, version);
  if (version !== 0 && !row) throw notFound('历史版本');
  if (!row || row.original === 1) {
    const lyric = await originalLyrics(call, id);
    return { lyric, original: true, facts: detectLyricFacts(lyric), from: version };
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
    await assertSongExists(call, id);
    const rows = await lyricVersionsOf(call.db, id);
    const users = await usersByIds(
      call.db,
      rows.map((row) => row.user_id),
    );
    const versions = rows.map((row) => shown(row, users.get(row.user_id), call.origin));
    const data = { current: rows[0]?.version ?? 0, versions: [...versions, await original(call, id)] };
    return { code: 200, data };
  }),
  route(music.lyricVersion, schemas.music.lyricVersion, async (call, { id, version }) => {
    await assertSongExists(call, id);
    const { lyric } = await wordingAt(call, id, version);
    return { code: 200, data: { version, format: formatOf(lyric), lyric } };
  }),
  rateLimited(
    rateLimitRules.lyrics,
    personal(music.lyricSave, schemas.music.lyricSave, async (call, { id, lyric, base }) => {
      const kept = normalizeLyric(lyric);
      const facts = detectLyricFacts(kept);
      assertReadableLyrics(kept, facts);
      await assertSongExists(call, id);
      return change(call, { id, base }, { lyric: kept, original: false, facts });
    }),
  ),
  rateLimited(
    rateLimitRules.lyrics,
    personal(music.lyricRevert, schemas.music.lyricRevert, async (call, { id, version, base }) => {
      await assertSongExists(call, id);
      return change(call, { id, base }, await wordingAt(call, id, version));
    }),
  ),
];
