import { imageUrl } from '@qingyin/server-catalogue';
import { reencodePhoto, storeDraftPicture } from '@qingyin/server-files';
import { badParameters } from '@qingyin/server-kernel';
import { endpoints, POST_PICTURE_BYTES_MAX } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';

const { social } = endpoints;
const FIELD = 'imgFile';

/** Route that uploads a picture for a post in a draft (docs/api-extensions.md). */
export const eventPictureRoute: Route = rateLimited(
  rateLimitRules.picture,
  personal(social.eventPicture, schemas.social.eventPicture, async (call) => {
    const file = await call.receiveFile(FIELD, POST_PICTURE_BYTES_MAX);
    if (!file) throw badParameters('imgFile is required');
    const { bytes, ...size } = await reencodePhoto(file.path);
    const deps = { db: call.db, store: call.app.files.store };
    const key = await storeDraftPicture(deps, bytes, { ...size, userId: call.user.id, now: call.app.now() });
    return { code: 200, data: { key, url: imageUrl(call.origin, key), ...size } };
  }),
);
