import {
  storeReport,
  isReported,
  approveReportedContent,
  reportedContent,
  countPendingReports,
  removeReportedContent,
} from '@qingyin/server-social';
import { inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';
import { requireAdmin } from '../account/require-admin.ts';

const { social } = endpoints;
const done = { code: 200 };

/** Routes by which users report content, and administrators review and remove it (docs/api-extensions.md). */
export const reportRoutes: Route[] = [
  rateLimited(
    rateLimitRules.report,
    personal(social.report, schemas.social.report, async (call, target) => {
      const report = { ...target, viewer: await viewpointOf(call), now: call.app.now() };
      await inWriteTransaction(call.db, (trx) => storeReport(trx, report));
      return done;
    }),
  ),
  personal(social.adminReports, schemas.social.adminReports, async (call, { kept = false, ...page }) => {
    await requireAdmin(call);
    const found = await reportedContent(call.db, await viewpointOf(call), { kept, ...page });
    return { code: 200, ...found, waiting: await countPendingReports(call.db) };
  }),
  personal(
    social.adminReportResolve,
    schemas.social.adminReportResolve,
    async (call, { kind, id, action }) => {
      await requireAdmin(call);
      if (!(await isReported(call.db, kind, id))) throw notFound('举报');
      if (action === 'remove') await removeReportedContent[kind](call.app, id);
      else await approveReportedContent(call.db, { kind, id }, call.app.now());
      return done;
    },
  ),
  personal(social.adminRemove, schemas.social.adminRemove, async (call, { kind, id }) => {
    await requireAdmin(call);
    await removeReportedContent[kind](call.app, id);
    return done;
  }),
];
