import { imageNumber, imageUrl } from '@qingyin/server-catalogue';
import { reencodePicture, type PictureOwner, replacePicture } from '@qingyin/server-files';
import type { Db } from '@qingyin/server-db';
import { badParameters, BusinessError, notFound } from '@qingyin/server-kernel';
import { endpoints, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { type UserRequestContext, personal, type Route } from '../../http/route.ts';

const { cloud } = endpoints;
const FIELD = 'imgFile';
const MOST_BYTES = 10 * 1024 * 1024;

interface Square {
  imgSize: number;
  imgX: number;
  imgY: number;
}

/** Receives a picture as a form, crops it to the requested square, stores it and makes it current. */
async function newPicture(
  call: UserRequestContext,
  owner: Pick<PictureOwner, 'kind' | 'ownerId'>,
  { imgSize, imgX, imgY }: Square,
  apply: (trx: Db, key: string) => Promise<void>,
) {
  const file = await call.receiveFile(FIELD, MOST_BYTES);
  if (!file) throw badParameters('imgFile is required');
  // Without a requested square, the middle of the picture is cropped instead of its upper left corner.
  const bytes = await reencodePicture(
    file.path,
    imgSize > 0 ? { size: imgSize, x: imgX, y: imgY } : 'middle',
  );
  const key = await replacePicture(
    { db: call.db, store: call.app.files.store },
    { ...owner, userId: call.user.id, now: call.app.now() },
    bytes,
    apply,
  );
  const url = imageUrl(call.origin, key);
  return { code: 200, data: { url_pre: url, url, imgId: imageNumber(key) } };
}

/**
 * Routes that upload avatars and playlist covers (docs/specification/contract/collecting.md#own-playlists and
 * docs/specification/contract/social.md#homepage).
 */
export const pictureRoutes: Route[] = [
  personal(cloud.avatarUpload, schemas.cloud.avatarUpload, (call, square) =>
    newPicture(call, { kind: 'avatar', ownerId: call.user.id }, square, async (trx, image_key) => {
      await trx.updateTable('user').set({ image_key }).where('id', '=', call.user.id).execute();
    }),
  ),
  personal(cloud.playlistCoverUpdate, schemas.cloud.playlistCoverUpdate, async (call, { id, ...square }) => {
    const list = await call.db
      .selectFrom('playlist')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!list) throw notFound('歌单');
    if (list.owner_id !== call.user.id) throw new BusinessError(resultCodes.notOwner, '只能修改自己的歌单');
    return newPicture(call, { kind: 'playlist', ownerId: id }, square, async (trx, image_key) => {
      await trx
        .updateTable('playlist')
        .set({ image_key, updated_at: call.app.now() })
        .where('id', '=', id)
        .where('owner_id', '=', call.user.id)
        .execute();
    });
  }),
];
