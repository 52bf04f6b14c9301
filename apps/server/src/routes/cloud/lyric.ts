import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { formatOf, timingOf } from '@qingyin/lyrics';
import { badParameters, notFound } from '../../http/failures.ts';
import { personal, type Route } from '../../http/route.ts';
import { keptLyric, readAnyLyrics } from '../../lyrics/any-lyrics.ts';

const { cloud } = endpoints;

/** The words of a cloud song, which lie beside it (.lrc, .ttml, .yrc, .txt): they take the place of those in its file. */
export const cloudLyricRoute: Route = personal(
  cloud.cloudLyric,
  schemas.cloud.cloudLyric,
  async ({ db, user }, { id, lyric }) => {
    const kept = keptLyric(lyric);
    const read = readAnyLyrics(kept);
    if (kept !== '' && read.lines.length === 0) throw badParameters('lyric holds no words');
    const { numUpdatedRows } = await db
      .updateTable('cloud_song')
      .set({ lyric: kept })
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 0) throw notFound('云盘歌曲');
    return {
      code: 200,
      data: { format: formatOf(kept), timing: timingOf(read), lines: read.lines.length },
    };
  },
);
