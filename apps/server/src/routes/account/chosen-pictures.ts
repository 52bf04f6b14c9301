import { endpoints, type PicturedKind } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { imageUrl } from '@qingyin/server-catalogue';
import { badParameters } from '@qingyin/server-kernel';
import {
  chosenPicture,
  type ChosenPicture,
  choosePicture,
  foundPictures,
  type Pictured,
  pictureOf,
} from '@qingyin/server-music-library';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route, type UserRequestContext } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;
const params = schemas.account;
const MOST_BYTES = 10 * 1024 * 1024;

const picturedBy = async (
  call: UserRequestContext,
  { kind, id }: { kind: PicturedKind; id: number },
): Promise<Pictured> => ({ kind, id, libraries: (await call.viewer()).libraries });

async function choose(call: UserRequestContext, of: Pictured, picture: { key: string } | { path: string }) {
  const { db, app, user } = call;
  const store = { db, store: app.files.store, now: app.now(), userId: user.id };
  const { id, key }: ChosenPicture = await choosePicture(store, of, picture);
  return { code: 200, data: { id, url: imageUrl(call.origin, key) } };
}

/** Routes by which administrators choose pictures of albums and artists of music libraries (docs/api-extensions.md). */
export const chosenPictureRoutes: Route[] = [
  rateLimited(
    rateLimitRules.chosenPicture,
    personal(account.adminPictures, params.adminPictures, async (call, given) => {
      await requireAdmin(call);
      const of = await picturedBy(call, given);
      const found = await foundPictures(call.db, of);
      const chosen = await chosenPicture(call.db, of);
      const url = imageUrl(call.origin, await pictureOf(call.db, of));
      return {
        code: 200,
        data: {
          ...{ chosen: chosen?.id ?? null, url },
          found: found.map((picture) => ({ ...picture, url: imageUrl(call.origin, picture.key) })),
        },
      };
    }),
  ),
  rateLimited(
    rateLimitRules.chosenPicture,
    personal(account.adminPictureChoose, params.adminPictureChoose, async (call, { key, ...given }) => {
      await requireAdmin(call);
      return choose(call, await picturedBy(call, given), { key });
    }),
  ),
];

/** Route by which administrators upload such a picture; it accepts a form with a file. */
export const uploadedPictureRoute: Route = rateLimited(
  rateLimitRules.chosenPicture,
  personal(account.adminPictureUpload, params.adminPictureUpload, async (call, given) => {
    await requireAdmin(call);
    const file = await call.receiveFile('imgFile', MOST_BYTES);
    if (!file) throw badParameters('imgFile is required');
    return choose(call, await picturedBy(call, given), { path: file.path });
  }),
);
