import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { write } from '../../db/write.ts';
import { notFound } from '../../http/failures.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { keepReport } from '../../reported/keep-report.ts';
import { isReported, keepThing, reportedThings, waitingReports } from '../../reported/reported-things.ts';
import { expectAdmin } from '../account/expect-admin.ts';
import { removeWords } from './remove-words.ts';

const { social } = endpoints;
const done = { code: 200 };

/** Routes by which users report content, and administrators review and remove it (docs/api-extensions.md). */
export const reportRoutes: Route[] = [
  limited(
    rules.report,
    personal(social.report, schemas.social.report, async (call, thing) => {
      const report = { ...thing, userId: call.user.id, now: call.house.now() };
      await write(call.db, (trx) => keepReport(trx, report));
      return done;
    }),
  ),
  personal(social.adminReports, schemas.social.adminReports, async (call, { kept = false, ...page }) => {
    await expectAdmin(call);
    const found = await reportedThings(call.db, call.origin, { kept, ...page });
    return { code: 200, ...found, waiting: await waitingReports(call.db) };
  }),
  personal(
    social.adminReportResolve,
    schemas.social.adminReportResolve,
    async (call, { kind, id, action }) => {
      await expectAdmin(call);
      if (!(await isReported(call.db, kind, id))) throw notFound('举报');
      if (action === 'remove') await removeWords[kind](call.house, id);
      else await keepThing(call.db, { kind, id }, call.house.now());
      return done;
    },
  ),
  personal(social.adminRemove, schemas.social.adminRemove, async (call, { kind, id }) => {
    await expectAdmin(call);
    await removeWords[kind](call.house, id);
    return done;
  }),
];
