import { FIRST_CLOUD_SONG_ID, toCloudItem, withMatchedSongs } from '@qingyin/server-catalogue';
import {
  FileError,
  intactFilePath,
  readMusicFile,
  readSoundFacts,
  releaseFiles,
  storedFile,
  deleteExpiredUploadTickets,
  deleteUploadTicket,
  createUploadTicket,
  TICKET_LIFE_MS,
} from '@qingyin/server-files';
import {
  addUpload,
  cloudUsage,
  displayFileName,
  fileTooLargeError,
  quotaExceededError,
} from '@qingyin/server-uploads';
import { type Db, nextId, inWriteTransaction } from '@qingyin/server-db';
import { badParameters, BusinessError, serverCodes, notFound } from '@qingyin/server-kernel';
import { type AnswerOf, endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { uploadPath } from '../../http/uploads.ts';

const { cloud } = endpoints;
const BUCKET = 'qingyin-cloud';
/** Maximum number of unfinished uploads per user. */
const MOST_TICKETS = 500;
/**
 * `file_size` of a ticket for a file that is on the disk already: it does not count against the quota and the
 * maximum number.
 */
const TAKES_NOTHING = 0;

/**
 * The caller's own song with this checksum. Songs of other users are never considered: a checksum does not prove
 * possession of the file.
 */
const ownByMd5 = (db: Db, userId: number, md5: string) =>
  db
    .selectFrom('cloud_song')
    .selectAll()
    .where('user_id', '=', userId)
    .where('md5', '=', md5)
    .orderBy('id')
    .executeTakeFirst();

/**
 * @throws BusinessError if a user has too many unfinished uploads, or they exceed the quota together with this
 *   file
 */
async function checkTickets(trx: Db, userId: number, size: number, quota: number): Promise<void> {
  const open = await trx
    .selectFrom('upload_ticket')
    .select((eb) => [
      eb.fn.sum<number | string>('file_size').as('bytes'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('user_id', '=', userId)
    .where('file_size', '>', TAKES_NOTHING)
    .executeTakeFirst();
  if (Number(open?.count ?? 0) >= MOST_TICKETS)
    throw new BusinessError(serverCodes.overloaded, '未完成的上传过多，请稍后再试');
  const { bytes } = await cloudUsage(trx, userId);
  if (bytes + Number(open?.bytes ?? 0) + size > quota) throw quotaExceededError();
}

/**
 * The user's unexpired ticket for the same file. Reusing it resumes the upload when the client has lost the
 * ticket, and keeps the file from counting twice.
 *
 * @param file.fileSize as stored in the ticket
 */
const openTicket = (
  db: Db,
  userId: number,
  { md5, fileSize, now }: { md5: string; fileSize: number; now: number },
) =>
  db
    .selectFrom('upload_ticket')
    .select(['id', 'song_id', 'file_hash'])
    .where('user_id', '=', userId)
    .where('md5', '=', md5)
    .where('file_size', '=', fileSize)
    .where('expires_at', '>', now)
    .orderBy('id')
    .executeTakeFirst();

/** Reopens a ticket for upload, because the received file is damaged. @returns names of files to remove */
const sendAgain = (db: Db, id: string, hash: string): Promise<string[]> =>
  inWriteTransaction(db, async (trx) => {
    await trx.updateTable('upload_ticket').set({ file_hash: null }).where('id', '=', id).execute();
    return releaseFiles(trx, [hash]);
  });

/**
 * Routes of resumable uploads by ticket, and of imports by checksum
 * (docs/specification/contract/my-music.md#cloud-disk).
 */
export const ticketRoutes: Route[] = [
  personal(
    cloud.cloudUploadToken,
    schemas.cloud.cloudUploadToken,
    async (call, { md5, fileSize, filename }) => {
      const { limits } = call.app.files;
      if (fileSize > limits.maxUpload) throw fileTooLargeError();
      const { token, ...fresh } = createUploadTicket();
      const name = displayFileName(filename);
      const now = call.app.now();
      const mine = await ownByMd5(call.db, call.user.id, md5);
      // A damaged file is requested again and replaces the stored copy.
      const again = mine !== undefined && (await intactFilePath(call.app, mine.file_hash)) === undefined;
      const { id, songId, needUpload, names } = await inWriteTransaction(call.db, async (trx) => {
        const expired = await deleteExpiredUploadTickets(trx, now, call.user.id);
        const known = await ownByMd5(trx, call.user.id, md5);
        const own = again && known?.id === mine.id ? undefined : known;
        const given = { token_hash: fresh.tokenHash, file_name: name, expires_at: now + TICKET_LIFE_MS };
        const size = own ? TAKES_NOTHING : fileSize;
        const open = await openTicket(trx, call.user.id, { md5, fileSize: size, now });
        if (open) {
          await trx.updateTable('upload_ticket').set(given).where('id', '=', open.id).execute();
          return { id: open.id, songId: open.song_id, needUpload: open.file_hash === null, names: expired };
        }
        if (!own) await checkTickets(trx, call.user.id, known ? 0 : fileSize, limits.uploadQuota);
        const song_id = known?.id ?? (await nextId(trx, 'cloud', FIRST_CLOUD_SONG_ID));
        await trx
          .insertInto('upload_ticket')
          .values({
            ...given,
            id: fresh.id,
            user_id: call.user.id,
            song_id,
            md5,
            file_size: size,
            file_hash: own?.file_hash ?? null,
          })
          .execute();
        return { id: fresh.id, songId: song_id, needUpload: !own, names: expired };
      });
      await call.app.files.store.remove(names);
      return {
        code: 200,
        data: {
          needUpload,
          songId,
          uploadToken: token,
          objectKey: id,
          resourceId: id,
          uploadUrl: `${call.origin}${uploadPath(id)}`,
          bucket: BUCKET,
          md5,
          fileSize,
          filename: name,
        },
      };
    },
  ),
  personal(cloud.cloudUploadComplete, schemas.cloud.cloudUploadComplete, async (call, params) => {
    const ticket = await call.db
      .selectFrom('upload_ticket')
      .selectAll()
      .where('id', '=', params.resourceId)
      .where('user_id', '=', call.user.id)
      .executeTakeFirst();
    if (!ticket || ticket.expires_at < call.app.now()) throw notFound('上传任务');
    if (ticket.song_id !== params.songId || ticket.md5 !== params.md5) throw badParameters('上传任务不符');
    const file = ticket.file_hash === null ? undefined : await storedFile(call.db, ticket.file_hash);
    if (!file || ticket.file_hash === null) throw badParameters('文件尚未上传');
    const { store } = call.app.files;
    if ((await intactFilePath(call.app, ticket.file_hash)) === undefined) {
      await store.remove(await sendAgain(call.db, ticket.id, ticket.file_hash));
      throw badParameters('文件尚未上传');
    }
    const path = store.path(file.name);
    const read = async () => ({
      facts: await readSoundFacts(path, file.size, params.filename),
      music: await readMusicFile(path),
    });
    const { facts, music } = await read().catch(async (error: unknown) => {
      if (error instanceof FileError) await store.remove(await deleteUploadTicket(call.db, ticket));
      throw error;
    });
    const { row, already } = await addUpload(call.app, {
      userId: call.user.id,
      file: { ...file, sha256: ticket.file_hash, md5: ticket.md5 },
      fileName: params.filename,
      facts,
      music,
      tags: params,
      ticket: { id: ticket.id, songId: ticket.song_id },
    });
    call.app.sounds.onFileAdded();
    const [record] = await withMatchedSongs(call.db, [row], await call.viewer());
    if (!record) throw notFound('音乐文件');
    const code = already ? resultCodes.alreadyThere : resultCodes.ok;
    return { code: 200, data: { songId: row.id, code, privateCloud: toCloudItem(record, call.origin) } };
  }),
  personal(cloud.cloudImport, schemas.cloud.cloudImport, async (call, { md5 }) => {
    const own = await ownByMd5(call.db, call.user.id, md5);
    const whole = own && (await intactFilePath(call.app, own.file_hash)) !== undefined;
    const [record] = whole ? await withMatchedSongs(call.db, [own], await call.viewer()) : [];
    if (!record) throw notFound('文件');
    const song = toCloudItem(record, call.origin);
    const answer: AnswerOf<typeof cloud.cloudImport> = {
      code: 200,
      data: { successSongs: [{ songId: song.songId, song }], failed: [] },
    };
    return answer;
  }),
];
