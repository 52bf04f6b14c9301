import { endpoints, POST_PICTURE_BYTES_MAX } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { imageUrl } from '../../entities/images.ts';
import { redrawnPhoto } from '../../files/picture.ts';
import { keepDraft } from '../../files/post-pictures.ts';
import { badParameters } from '../../http/failures.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { personal, type Route } from '../../http/route.ts';

const { social } = endpoints;
const FIELD = 'imgFile';

/** Route that uploads a picture for a post in a draft (docs/api-extensions.md). */
export const eventPictureRoute: Route = limited(
  rules.picture,
  personal(social.eventPicture, schemas.social.eventPicture, async (call) => {
    const file = await call.receive(FIELD, POST_PICTURE_BYTES_MAX);
    if (!file) throw badParameters('imgFile is required');
    const { bytes, ...size } = await redrawnPhoto(file.path);
    const house = { db: call.db, store: call.house.files.store };
    const key = await keepDraft(house, bytes, { ...size, userId: call.user.id, now: call.house.now() });
    return { code: 200, data: { key, url: imageUrl(call.origin, key), ...size } };
  }),
);
