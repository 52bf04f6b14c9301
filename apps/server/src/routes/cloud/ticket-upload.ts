import { type AnswerOf, endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { Db } from '../../db/open.ts';
import type { UploadTicketRow } from '../../db/tables/cloud.ts';
import { nextId, write } from '../../db/write.ts';
import { CLOUD_IDS_FROM, toCloudItem, withMatches } from '../../entities/cloud-songs.ts';
import { FileError } from '../../files/index.ts';
import { soundFactsOf } from '../../files/sound-facts.ts';
import { releaseFiles, storedFile } from '../../files/stored-files.ts';
import { newTicket, TICKET_LIFE_MS } from '../../files/tickets.ts';
import { badParameters, BusinessError, houseCodes, notFound } from '../../http/failures.ts';
import { type PersonalCall, personal, type Route } from '../../http/route.ts';
import { uploadPath } from '../../http/uploads.ts';
import { addCloudSong, shownName } from './add-song.ts';
import { noRoom, tooLarge, usedBy } from './room.ts';

const { cloud } = endpoints;
const BUCKET = 'qingyin-cloud';
const MOST_TICKETS = 500;

/** The caller's own song with this checksum. Others' are never looked at: a checksum is no proof of having a file. */
const ownByMd5 = (db: Db, userId: number, md5: string) =>
  db
    .selectFrom('cloud_song')
    .selectAll()
    .where('user_id', '=', userId)
    .where('md5', '=', md5)
    .orderBy('id')
    .executeTakeFirst();

async function checkTickets(trx: Db, userId: number, size: number, quota: number): Promise<void> {
  const open = await trx
    .selectFrom('upload_ticket')
    .select((eb) => [
      eb.fn.sum<number | string>('file_size').as('bytes'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (Number(open?.count ?? 0) >= MOST_TICKETS)
    throw new BusinessError(houseCodes.overloaded, '未完成的上传过多，请稍后再试');
  const { bytes } = await usedBy(trx, userId);
  if (bytes + Number(open?.bytes ?? 0) + size > quota) throw noRoom();
}

/** Takes back a ticket whose file turned out to be of no use. */
async function giveUp({ db, house }: PersonalCall, ticket: UploadTicketRow): Promise<void> {
  const names = await write(db, async (trx) => {
    await trx.deleteFrom('upload_ticket').where('id', '=', ticket.id).execute();
    return releaseFiles(trx, [ticket.file_hash]);
  });
  await house.files.store.remove(names);
}

/** Uploads in two steps, and entries by checksum (contract page, 4.11). */
export const ticketRoutes: Route[] = [
  personal(
    cloud.cloudUploadToken,
    schemas.cloud.cloudUploadToken,
    async (call, { md5, fileSize, filename }) => {
      const { limits } = call.house.files;
      if (fileSize > limits.maxUpload) throw tooLarge();
      const { id, token, tokenHash } = newTicket();
      const name = shownName(filename);
      const { songId, needUpload } = await write(call.db, async (trx) => {
        const own = await ownByMd5(trx, call.user.id, md5);
        if (!own) await checkTickets(trx, call.user.id, fileSize, limits.uploadQuota);
        const song_id = own?.id ?? (await nextId(trx, 'cloud', CLOUD_IDS_FROM));
        await trx
          .insertInto('upload_ticket')
          .values({
            id,
            token_hash: tokenHash,
            user_id: call.user.id,
            song_id,
            md5,
            file_name: name,
            file_size: own ? 0 : fileSize,
            expires_at: call.house.now() + TICKET_LIFE_MS,
            file_hash: own?.file_hash ?? null,
          })
          .execute();
        return { songId: song_id, needUpload: !own };
      });
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
    if (!ticket || ticket.expires_at < call.house.now()) throw notFound('上传任务');
    if (ticket.song_id !== params.songId || ticket.md5 !== params.md5) throw badParameters('上传任务不符');
    const file = ticket.file_hash === null ? undefined : await storedFile(call.db, ticket.file_hash);
    if (!file || ticket.file_hash === null) throw badParameters('文件尚未上传');
    const facts = await soundFactsOf(call.house.files.store.path(file.name), file.size).catch(
      async (error: unknown) => {
        if (error instanceof FileError) await giveUp(call, ticket);
        throw error;
      },
    );
    const { row, already } = await addCloudSong(call.house, {
      userId: call.user.id,
      file: { ...file, sha256: ticket.file_hash, md5: ticket.md5 },
      fileName: params.filename,
      facts,
      tags: params,
      ticket: { id: ticket.id, songId: ticket.song_id },
    });
    const [record] = await withMatches(call.db, [row]);
    if (!record) throw notFound('音乐文件');
    const code = already ? resultCodes.alreadyThere : resultCodes.ok;
    return { code: 200, data: { songId: row.id, code, privateCloud: toCloudItem(record, call.origin) } };
  }),
  personal(cloud.cloudImport, schemas.cloud.cloudImport, async (call, { md5 }) => {
    const own = await ownByMd5(call.db, call.user.id, md5);
    const [record] = own ? await withMatches(call.db, [own]) : [];
    if (!record) throw notFound('文件');
    const song = toCloudItem(record, call.origin);
    const answer: AnswerOf<typeof cloud.cloudImport> = {
      code: 200,
      data: { successSongs: [{ songId: song.songId, song }], failed: [] },
    };
    return answer;
  }),
];
