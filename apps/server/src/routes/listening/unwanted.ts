import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { songsByIds } from '../../entities/song-records.ts';
import { toSongWithPrivilege } from '../../entities/songs.ts';
import { personal, type Route } from '../../http/route.ts';
import { setRecordPrivate } from '../../recommend/record-privacy.ts';
import { unwantedCount, unwantedRows, wantAgain } from '../../recommend/unwanted.ts';

const { listening } = endpoints;

/** Routes of the unwanted songs and of the privacy of the play record (docs/api-extensions.md). */
export const unwantedRoutes: Route[] = [
  personal(listening.unwanted, schemas.listening.unwanted, async (call, { limit, offset }) => {
    const rows = await unwantedRows(call.db, call.user.id, limit, offset);
    const count = await unwantedCount(call.db, call.user.id);
    const known = new Map(rows.map((row) => [row.song_id, row]));
    const songs = (await songsByIds(call.db, [...known.keys()])).flatMap((record) => {
      const row = known.get(record.song.id);
      return row ? [{ ...toSongWithPrivilege(record, call.origin), time: row.at, source: row.source }] : [];
    });
    return { code: 200, count, more: count > offset + rows.length, songs };
  }),
  personal(listening.unwantedRemove, schemas.listening.unwantedRemove, async (call, { id }) => {
    await wantAgain(call.db, call.user.id, id);
    return { code: 200 };
  }),
  personal(listening.recordPrivacy, schemas.listening.recordPrivacy, async (call, { hidden }) => {
    await setRecordPrivate(call.db, call.user.id, hidden);
    return { code: 200, hidden };
  }),
];
