import { type ArtistRuleRequest, endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;
const params = schemas.account;

const askedOf = async (
  call: RequestContext,
  { artist, rule }: { artist: number; rule: ArtistRuleRequest },
) => ({ artistId: artist, rule, libraries: (await call.viewer()).libraries });

/** Routes by which administrators join and split artists of music libraries (docs/api-extensions.md). */
export const artistRuleRoutes: Route[] = [
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminArtistRulePreview, params.adminArtistRulePreview, async (call, given) => {
      await requireAdmin(call);
      return { code: 200, data: await call.app.music.artistRules.preview(await askedOf(call, given)) };
    }),
  ),
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminArtistRuleAdd, params.adminArtistRuleAdd, async (call, given) => {
      await requireAdmin(call);
      const made = await call.app.music.artistRules.add(call.user.id, await askedOf(call, given));
      return { code: 200, ...made };
    }),
  ),
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminArtistRuleUndo, params.adminArtistRuleUndo, async (call, { id, undone }) => {
      await requireAdmin(call);
      const { libraries } = await call.viewer();
      return { code: 200, ...(await call.app.music.artistRules.setUndone(id, libraries, undone)) };
    }),
  ),
  personal(account.adminArtistRules, params.adminArtistRules, async (call, { limit, offset }) => {
    await requireAdmin(call);
    const { libraries } = await call.viewer();
    const found = await call.app.music.artistRules.list(libraries, { limit: limit + 1, offset });
    return { code: 200, data: found.slice(0, limit), more: found.length > limit };
  }),
];
