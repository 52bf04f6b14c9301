import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;
const params = schemas.account;

/** Routes by which administrators turn on services for missing covers and descriptions (docs/api-extensions.md). */
export const outsideSourceRoutes: Route[] = [
  personal(account.adminSources, params.adminSources, async (call) => {
    await requireAdmin(call);
    return { code: 200, data: await call.app.outside.settings() };
  }),
  rateLimited(
    rateLimitRules.write,
    personal(account.adminSourcesSet, params.adminSourcesSet, async (call, settings) => {
      await requireAdmin(call);
      await call.app.outside.change(settings);
      return { code: 200 };
    }),
  ),
];
