import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;
const params = schemas.account;
const { songReplacement } = rateLimitRules;

/** Routes by which administrators replace missing songs and duplicates (docs/api-extensions.md). */
export const songReplacementRoutes: Route[] = [
  rateLimited(
    songReplacement,
    personal(account.adminMissingSongs, params.adminMissingSongs, async (call, { limit, offset }) => {
      await requireAdmin(call);
      const page = { limit: limit + 1, offset };
      const found = await call.app.music.replacements.missing(await call.viewer(), page);
      return { code: 200, data: found.slice(0, limit), more: found.length > limit };
    }),
  ),
  rateLimited(
    songReplacement,
    personal(account.adminReplacementPreview, params.adminReplacementPreview, async (call, { pairs }) => {
      await requireAdmin(call);
      return { code: 200, data: await call.app.music.replacements.preview(await call.viewer(), pairs) };
    }),
  ),
  rateLimited(
    songReplacement,
    personal(account.adminReplacementAdd, params.adminReplacementAdd, async (call, { pairs }) => {
      await requireAdmin(call);
      return { code: 200, ids: await call.app.music.replacements.add(await call.viewer(), pairs) };
    }),
  ),
  rateLimited(
    songReplacement,
    personal(account.adminReplacementUndo, params.adminReplacementUndo, async (call, { id }) => {
      await requireAdmin(call);
      await call.app.music.replacements.undo(await call.viewer(), id);
      return { code: 200 };
    }),
  ),
  personal(account.adminReplacements, params.adminReplacements, async (call, { limit, offset }) => {
    await requireAdmin(call);
    const page = { limit: limit + 1, offset };
    const found = await call.app.music.replacements.list(await call.viewer(), page);
    return { code: 200, data: found.slice(0, limit), more: found.length > limit };
  }),
  personal(account.adminDuplicates, params.adminDuplicates, async (call, { limit, offset }) => {
    await requireAdmin(call);
    const { duplicates } = call.app.music;
    // First, so that a search that is said to have ended has its groups in the answer.
    const search = await duplicates.state();
    const found = await duplicates.groups(await call.viewer(), { limit: limit + 1, offset });
    return { code: 200, data: found.slice(0, limit), more: found.length > limit, search };
  }),
  rateLimited(
    rateLimitRules.duplicateSearch,
    personal(account.adminDuplicatesSearch, params.adminDuplicatesSearch, async (call) => {
      await requireAdmin(call);
      call.app.music.duplicates.start();
      return { code: 200 };
    }),
  ),
  rateLimited(
    songReplacement,
    personal(account.adminDuplicatesKeep, params.adminDuplicatesKeep, async (call, { id, kept }) => {
      await requireAdmin(call);
      await call.app.music.duplicates.keep(await call.viewer(), id, kept);
      return { code: 200 };
    }),
  ),
];
