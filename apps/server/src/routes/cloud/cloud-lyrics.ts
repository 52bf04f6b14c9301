import { assertReadableLyrics, updateLyrics, detectLyricFacts } from '@qingyin/server-lyrics';
import { cloudSongsByIds, cloudLyrics } from '@qingyin/server-catalogue';
import { normalizeLyric } from '@qingyin/server-files';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';

const { cloud } = endpoints;
const REPLACEMENT = '\ufffd';

/**
 * Saves the lyrics of a cloud song from a separate file (.lrc, .ttml, .srt, .txt, …) as its current version, in place of
 * those embedded in its sound file. Overwrites any version, since the file was chosen on purpose.
 *
 * @throws BusinessError for lyrics that cannot be read, and for a song that is not the caller's
 */
export const cloudLyricsRoute: Route = rateLimited(
  rateLimitRules.write,
  personal(cloud.cloudLyric, schemas.cloud.cloudLyric, async ({ db, user, app, viewer }, { id, lyric }) => {
    // U+FFFD means that the client decoded another encoding as UTF-8; the original bytes are lost.
    if (lyric.includes(REPLACEMENT)) throw badParameters('歌词的文字编码不是 UTF-8');
    const kept = normalizeLyric(lyric);
    const facts = detectLyricFacts(kept);
    if (kept !== '') assertReadableLyrics(kept, facts);
    const [record] = await cloudSongsByIds(db, await viewer(), [id]);
    if (!record) throw notFound('云盘歌曲');
    if (kept !== cloudLyrics(record)) {
      const maker = { songId: record.own?.song.id ?? id, userId: user.id, now: app.now() };
      await updateLyrics(db, maker, null, { lyric: kept, original: false, facts });
    }
    const { format, timing, lines } = facts;
    return { code: 200, data: { format, timing: timing === 'none' ? 'plain' : timing, lines } };
  }),
);
