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
import { lyricsOwner, originalLyrics } from './song-lyrics.ts';

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

/** The id that was asked for, which may be the number of an upload, and that of its song. */
interface AskedSong {
  id: number;
  songId: number;
}

async function change(
  call: UserRequestContext,
  { id, songId, base }: AskedSong & { base: number },
  wording: LyricContent,
): Promise<{ code: number; data: LyricVersion }> {
  const maker = { songId, userId: call.user.id, now: call.app.now() };
  const { row, conflict } = await updateLyrics(call.db, maker, base, wording);
  const users = await usersByIds(call.db, row ? [row.user_id] : []);
  const data = row ? shown(row, users.get(row.user_id), call.origin) : await original(call, id);
  if (conflict) throw new BusinessError(resultCodes.conflict, '歌词已有更新的版本', { data });
  return { code: 200, data };
}

/** Content of an earlier version; 0 is the original. @throws BusinessError 404 if it does not exist */
async function wordingAt(
  call: RequestContext,
  { id, songId }: AskedSong,
  version: number,
): Promise<LyricContent> {
  const row = version === 0 ? undefined : await lyricVersionAt(call.db, songId, version);
  if (version !== 0 && !row) throw notFound('历史版本');
  if (!row || row.original === 1) {
    const lyric = await originalLyrics(call, id);
    return { lyric, original: true, facts: detectLyricFacts(lyric), from: version };
  }
  const { lyric, format, timing, lines } = row;
  return { lyric, original: false, facts: { format, timing, lines }, from: version };
}

/**
 * Routes that list, read, save and restore versions of lyrics (docs/api-extensions.md). Lyrics are
 * accessible to those who may hear the song.
 */
export const lyricVersionRoutes: Route[] = [
  route(music.lyricVersions, schemas.music.lyricVersions, async (call, { id }) => {
    const { songId } = await lyricsOwner(call, id);
    const rows = await lyricVersionsOf(call.db, songId);
    const users = await usersByIds(
      call.db,
      rows.map((row) => row.user_id),
    );
    const versions = rows.map((row) => shown(row, users.get(row.user_id), call.origin));
    const data = { current: rows[0]?.version ?? 0, versions: [...versions, await original(call, id)] };
    return { code: 200, data };
  }),
  route(music.lyricVersion, schemas.music.lyricVersion, async (call, { id, version }) => {
    const { songId } = await lyricsOwner(call, id);
    const { lyric } = await wordingAt(call, { id, songId }, version);
    return { code: 200, data: { version, format: formatOf(lyric), lyric } };
  }),
  rateLimited(
    rateLimitRules.lyrics,
    personal(music.lyricSave, schemas.music.lyricSave, async (call, { id, lyric, base }) => {
      const kept = normalizeLyric(lyric);
      const facts = detectLyricFacts(kept);
      assertReadableLyrics(kept, facts);
      const { songId } = await lyricsOwner(call, id);
      return change(call, { id, songId, base }, { lyric: kept, original: false, facts });
    }),
  ),
  rateLimited(
    rateLimitRules.lyrics,
    personal(music.lyricRevert, schemas.music.lyricRevert, async (call, { id, version, base }) => {
      const { songId } = await lyricsOwner(call, id);
      return change(call, { id, songId, base }, await wordingAt(call, { id, songId }, version));
    }),
  ),
];
