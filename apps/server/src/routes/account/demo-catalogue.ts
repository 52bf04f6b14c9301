import { demoState } from '@qingyin/demo-seed';
import { isQuestionOpen } from '@qingyin/server-demo-data';
import { type DemoCatalogueState, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;

async function stateOf({ db, app }: RequestContext): Promise<DemoCatalogueState> {
  const { progress } = app.demo;
  return {
    state: await demoState(db),
    progress: progress === null ? null : Math.floor(progress * 100),
    question: await isQuestionOpen(db),
  };
}

/** Routes by which administrators add and remove the demo catalogue (docs/api-extensions.md). */
export const demoCatalogueRoutes: Route[] = [
  personal(account.adminDemo, schemas.account.adminDemo, async (call) => {
    await requireAdmin(call);
    return { code: 200, data: await stateOf(call) };
  }),
  rateLimited(
    rateLimitRules.write,
    personal(account.adminDemoSet, schemas.account.adminDemoSet, async (call, { on }) => {
      await requireAdmin(call);
      await call.app.demo.set(on === 1);
      return { code: 200, data: await stateOf(call) };
    }),
  ),
];
