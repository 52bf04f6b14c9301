import { stoppedCleanUp, damagedFiles } from '@qingyin/server-files';
import { badParameters } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;

/** Routes by which administrators check and clean up stored files (docs/operations.md). */
export const storedFilesRoutes: Route[] = [
  personal(account.adminFiles, schemas.account.adminFiles, async (call) => {
    await requireAdmin(call);
    const { trash } = call.app.files;
    const [cleanUp, damaged] = [await stoppedCleanUp(call.db), await damagedFiles(call.db)];
    return { code: 200, data: { trash: await trash.size(), cleanUp, damaged } };
  }),
  rateLimited(
    rateLimitRules.write,
    personal(account.adminFilesClean, schemas.account.adminFilesClean, async (call, { unknown }) => {
      await requireAdmin(call);
      const done = await call.app.files.sweep(unknown);
      if (done.moved < done.unknown) throw badParameters('无主文件比确认时更多，请重新查看');
      return { code: 200, data: { moved: done.moved } };
    }),
  ),
];
