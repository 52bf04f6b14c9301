import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toCloudItem, withMatches } from '../../entities/cloud-songs.ts';
import { FileError } from '../../files/index.ts';
import { soundFactsOf } from '../../files/sound-facts.ts';
import { notFound } from '../../http/failures.ts';
import type { UploadedFile } from '../../http/form-files.ts';
import { type PersonalCall, personal, type Route } from '../../http/route.ts';
import { addCloudSong } from './add-song.ts';
import { noRoom, tooLarge, usedBy } from './room.ts';

const { cloud } = endpoints;
const FIELD = 'songFile';

/** Receives the file of the form, limited to the user's remaining quota. */
async function received(call: PersonalCall): Promise<UploadedFile | undefined> {
  const { limits } = call.house.files;
  const room = limits.uploadQuota - (await usedBy(call.db, call.user.id)).bytes;
  if (room <= 0) throw noRoom();
  try {
    return await call.receive(FIELD, Math.min(room, limits.maxUpload));
  } catch (error) {
    if (!(error instanceof FileError) || error.code !== 'too-large') throw error;
    throw room < limits.maxUpload ? noRoom() : tooLarge();
  }
}

/** Route that uploads a song as a multipart form (contract page, 4.11). */
export const cloudUploadRoute: Route = personal(cloud.cloud, schemas.cloud.cloud, async (call) => {
  const file = await received(call);
  if (!file) throw notFound('音乐文件');
  const facts = await soundFactsOf(file.path, file.size, file.fileName);
  const name = await call.house.files.store.keep(file);
  const { row, already } = await addCloudSong(call.house, {
    userId: call.user.id,
    file: { ...file, name },
    fileName: file.fileName,
    facts,
  });
  call.house.sounds.come();
  const [record] = await withMatches(call.db, [row]);
  if (!record) throw notFound('音乐文件');
  return {
    code: already ? resultCodes.alreadyThere : resultCodes.ok,
    songId: row.id,
    needUpload: !already,
    privateCloud: toCloudItem(record, call.origin),
  };
});
