import {
  cloudSongsByIds,
  cloudLyrics,
  maySongBeHeard,
  toCloudItem,
  withMatchedSongs,
} from '@qingyin/server-catalogue';
import { lyricAnswer } from '@qingyin/server-lyrics';
import { releaseFiles } from '@qingyin/server-files';
import { cloudUsage, deriveUploadsOf, removeUploadFiles, renameUpload } from '@qingyin/server-uploads';
import { whereIn, inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { cloud } = endpoints;

/**
 * Routes of the user's cloud disk: list, delete, match with the catalogue
 * (docs/specification/contract/my-music.md#cloud-disk).
 */
export const cloudDiskRoutes: Route[] = [
  personal(
    cloud.userCloud,
    schemas.cloud.userCloud,
    async ({ db, user, origin, app, viewer }, { limit, offset }) => {
      const rows = await db
        .selectFrom('cloud_song')
        .selectAll()
        .where('user_id', '=', user.id)
        .orderBy('added_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { bytes, count } = await cloudUsage(db, user.id);
      return {
        code: 200,
        data: (await withMatchedSongs(db, rows, await viewer())).map((record) => toCloudItem(record, origin)),
        count,
        size: String(bytes),
        maxSize: String(app.files.limits.uploadQuota),
        upgradeSign: 0,
        hasMore: offset + rows.length < count,
      };
    },
  ),
  personal(cloud.userCloudDetail, schemas.cloud.userCloudDetail, async ({ db, origin, viewer }, { id }) => {
    const records = await cloudSongsByIds(db, await viewer(), id);
    return { code: 200, data: records.map((record) => toCloudItem(record, origin)) };
  }),
  personal(cloud.userCloudDel, schemas.cloud.userCloudDel, async ({ db, user, app }, { id }) => {
    const { gone, musicFiles, names } = await inWriteTransaction(db, async (trx) => {
      const rows = await trx
        .deleteFrom('cloud_song')
        .where('user_id', '=', user.id)
        .where('id', 'in', id)
        .returning(['id', 'file_hash', 'cover_hash', 'music_file_id'])
        .execute();
      const removed = rows.map((row) => row.id);
      // Tickets of files that were on the disk already would keep the file referenced without counting against the
      // quota.
      await trx
        .deleteFrom('upload_ticket')
        .where('user_id', '=', user.id)
        .where(whereIn(trx, 'song_id', removed))
        .execute();
      const musicFiles = rows.flatMap((row) => row.music_file_id ?? []);
      await removeUploadFiles(trx, musicFiles, app.now());
      return {
        gone: new Set(removed),
        musicFiles,
        names: await releaseFiles(
          trx,
          rows.flatMap((row) => [row.file_hash, row.cover_hash]),
        ),
      };
    });
    await app.files.store.remove(names);
    await deriveUploadsOf(app, musicFiles);
    return {
      code: 200,
      succIds: id.filter((one) => gone.has(one)),
      failIds: id.filter((one) => !gone.has(one)),
    };
  }),
  personal(
    cloud.cloudMatch,
    schemas.cloud.cloudMatch,
    async ({ db, user, origin, app, viewer }, { sid, asid }) => {
      const song =
        asid === 0
          ? undefined
          : await db
              .selectFrom('song')
              .select('id')
              .where('id', '=', asid)
              .where(maySongBeHeard(await viewer()))
              .executeTakeFirst();
      if (asid !== 0 && !song) throw notFound('歌曲');
      await renameUpload(app, { userId: user.id, id: sid }, { matched_id: song?.id ?? null });
      const [record] = await cloudSongsByIds(db, await viewer(), [sid]);
      if (!record) throw notFound('云盘歌曲');
      return { code: 200, matchData: toCloudItem(record, origin) };
    },
  ),
  // The contract does not require login here, but lyrics of a private file are private.
  personal(cloud.cloudLyricGet, schemas.cloud.cloudLyricGet, async ({ db, viewer }, { sid }) => {
    const [record] = await cloudSongsByIds(db, await viewer(), [sid]);
    if (!record) throw notFound('云盘歌曲');
    const lyrics = cloudLyrics(record);
    return { code: 200, lrc: (lyrics && lyricAnswer(lyrics).lrc?.lyric) || '', krc: '' };
  }),
];
