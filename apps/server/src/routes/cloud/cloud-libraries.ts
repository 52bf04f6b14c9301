import { addUploadsToLibrary, removeUploadsFromLibrary } from '@qingyin/server-uploads';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route, type UserRequestContext } from '../../http/route.ts';

const { cloud } = endpoints;

interface Asked {
  id: number[];
  library: number;
}

async function change(call: UserRequestContext, { id, library }: Asked, apply: typeof addUploadsToLibrary) {
  const { libraries } = await call.viewer();
  const viewer = { userId: call.user.id, libraries };
  const done = new Set(await apply(call.app, { viewer, uploadIds: id, libraryId: library }));
  return {
    code: 200,
    succIds: id.filter((one) => done.has(one)),
    failIds: id.filter((one) => !done.has(one)),
  };
}

/** Routes that add uploads to music libraries and end that (docs/api-extensions.md). */
export const cloudLibraryRoutes: Route[] = [
  rateLimited(
    rateLimitRules.write,
    personal(cloud.cloudLibraryAdd, schemas.cloud.cloudLibraryAdd, (call, asked) =>
      change(call, asked, addUploadsToLibrary),
    ),
  ),
  rateLimited(
    rateLimitRules.write,
    personal(cloud.cloudLibraryRemove, schemas.cloud.cloudLibraryRemove, (call, asked) =>
      change(call, asked, removeUploadsFromLibrary),
    ),
  ),
];
