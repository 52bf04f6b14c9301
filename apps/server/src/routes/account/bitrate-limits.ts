import { bitrateLimitOf, limitedUsers, limitForEveryone, setBitrateLimit } from '@qingyin/server-accounts';
import { imageUrl } from '@qingyin/server-catalogue';
import { type BitrateLimits, endpoints, toBitrateLimit } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, route, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;

async function limitsOf({ db, origin }: RequestContext): Promise<BitrateLimits> {
  const users = await limitedUsers(db);
  return {
    everyone: (await limitForEveryone(db)) ?? null,
    users: users.map(({ id, nickname, image_key, limit }) => ({
      userId: id,
      nickname,
      avatarUrl: imageUrl(origin, image_key),
      limit,
    })),
  };
}

/** Routes of limits of the bit rate: the caller's, and those that administrators set (docs/api-extensions.md). */
export const bitrateLimitRoutes: Route[] = [
  route(account.bitrateLimit, schemas.account.bitrateLimit, async (call) => {
    call.preventCaching();
    const limit = await bitrateLimitOf(call.db, call.user?.id ?? null);
    const { formats } = call.app.converter;
    return { code: 200, data: { limit: limit ?? null, converts: formats.has('opus') || formats.has('aac') } };
  }),
  personal(account.adminBitrateLimits, schemas.account.adminBitrateLimits, async (call) => {
    await requireAdmin(call);
    return { code: 200, data: await limitsOf(call) };
  }),
  rateLimited(
    rateLimitRules.write,
    personal(
      account.adminBitrateLimitSet,
      schemas.account.adminBitrateLimitSet,
      async (call, { uid, limit }) => {
        await requireAdmin(call);
        await setBitrateLimit(call.db, uid, toBitrateLimit(limit));
        return { code: 200, data: await limitsOf(call) };
      },
    ),
  ),
];
