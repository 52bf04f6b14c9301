import { FileError, readMusicFile, readSoundFacts } from '@qingyin/server-files';
import { addUpload, cloudUsage, fileTooLargeError, quotaExceededError } from '@qingyin/server-uploads';
import { toCloudItem, withMatchedSongs } from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { UploadedFile } from '../../http/multipart-files.ts';
import { type UserRequestContext, personal, type Route } from '../../http/route.ts';

const { cloud } = endpoints;
const FIELD = 'songFile';

/** Receives the file of the form, limited to the user's remaining quota. */
async function received(call: UserRequestContext): Promise<UploadedFile | undefined> {
  const { limits } = call.app.files;
  const room = limits.uploadQuota - (await cloudUsage(call.db, call.user.id)).bytes;
  if (room <= 0) throw quotaExceededError();
  try {
    return await call.receiveFile(FIELD, Math.min(room, limits.maxUpload));
  } catch (error) {
    if (!(error instanceof FileError) || error.code !== 'too-large') throw error;
    throw room < limits.maxUpload ? quotaExceededError() : fileTooLargeError();
  }
}

/** Route that uploads a song as a multipart form (docs/specification/contract/my-music.md#cloud-disk). */
export const formUploadRoute: Route = personal(cloud.cloud, schemas.cloud.cloud, async (call) => {
  const file = await received(call);
  if (!file) throw notFound('音乐文件');
  const facts = await readSoundFacts(file.path, file.size, file.fileName);
  const music = await readMusicFile(file.path);
  const name = await call.app.files.store.commit(file);
  const { row, already } = await addUpload(call.app, {
    userId: call.user.id,
    file: { ...file, name },
    fileName: file.fileName,
    facts,
    music,
  });
  call.app.sounds.onFileAdded();
  const [record] = await withMatchedSongs(call.db, [row], await call.viewer());
  if (!record) throw notFound('音乐文件');
  return {
    code: already ? resultCodes.alreadyThere : resultCodes.ok,
    songId: row.id,
    needUpload: !already,
    privateCloud: toCloudItem(record, call.origin),
  };
});
