import {
  setRecordPrivate,
  countUnwantedSongs,
  listUnwantedSongs,
  removeUnwantedSong,
} from '@qingyin/server-recommend';
import { songsByIds, toSongWithPrivilege } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { listening } = endpoints;

/** Routes of the unwanted songs and of the privacy of the play record (docs/api-extensions.md). */
export const unwantedSongRoutes: Route[] = [
  personal(listening.unwanted, schemas.listening.unwanted, async (call, { limit, offset }) => {
    const rows = await listUnwantedSongs(call.db, call.user.id, limit, offset);
    const count = await countUnwantedSongs(call.db, call.user.id);
    const known = new Map(rows.map((row) => [row.song_id, row]));
    const songs = (await songsByIds(call.db, [...known.keys()], await call.viewer())).flatMap((record) => {
      const row = known.get(record.song.id);
      return row ? [{ ...toSongWithPrivilege(record, call.origin), time: row.at, source: row.source }] : [];
    });
    return { code: 200, count, more: count > offset + rows.length, songs };
  }),
  personal(listening.unwantedRemove, schemas.listening.unwantedRemove, async (call, { id }) => {
    await removeUnwantedSong(call.db, call.user.id, id);
    return { code: 200 };
  }),
  personal(listening.recordPrivacy, schemas.listening.recordPrivacy, async (call, { hidden }) => {
    await setRecordPrivate(call.db, call.user.id, hidden);
    return { code: 200, hidden };
  }),
];
