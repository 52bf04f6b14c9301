import { endpoints, type TagCorrection } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { imageUrl } from '@qingyin/server-catalogue';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { personal, type Route } from '../../http/route.ts';
import { requireAdmin } from './require-admin.ts';

const { account } = endpoints;
const params = schemas.account;

/** Libraries that the administrator hears; songs of others do not exist. */
const heardBy = async (call: RequestContext): Promise<readonly number[]> => (await call.viewer()).libraries;

const requestOf = async (
  call: RequestContext,
  { songs, fields }: { songs: number[]; fields: TagCorrection },
) => ({
  ...{ songIds: songs, fields },
  libraries: await heardBy(call),
});

/** Routes by which administrators correct tags of music libraries (docs/api-extensions.md). */
export const tagCorrectionRoutes: Route[] = [
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminCorrectionTags, params.adminCorrectionTags, async (call, { songs }) => {
      await requireAdmin(call);
      return { code: 200, data: await call.app.music.corrections.tags(songs, await heardBy(call)) };
    }),
  ),
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminCorrectionReadings, params.adminCorrectionReadings, async (call, { songs }) => {
      await requireAdmin(call);
      return { code: 200, data: await call.app.music.corrections.readings(songs, await heardBy(call)) };
    }),
  ),
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminCorrectionPreview, params.adminCorrectionPreview, async (call, given) => {
      await requireAdmin(call);
      return { code: 200, data: await call.app.music.corrections.preview(await requestOf(call, given)) };
    }),
  ),
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminCorrectionAdd, params.adminCorrectionAdd, async (call, given) => {
      await requireAdmin(call);
      const made = await call.app.music.corrections.add(call.user.id, await requestOf(call, given));
      return { code: 200, ...made };
    }),
  ),
  rateLimited(
    rateLimitRules.tagCorrection,
    personal(account.adminCorrectionUndo, params.adminCorrectionUndo, async (call, { id, undone }) => {
      await requireAdmin(call);
      return { code: 200, ...(await call.app.music.corrections.setUndone(id, await heardBy(call), undone)) };
    }),
  ),
  personal(account.adminCorrections, params.adminCorrections, async (call, { limit, offset }) => {
    await requireAdmin(call);
    const found = await call.app.music.corrections.list(await heardBy(call), { limit: limit + 1, offset });
    const data = found.slice(0, limit).map(({ picture, ...made }) => ({
      ...made,
      ...(picture && {
        picture: { kind: picture.kind, id: picture.id, url: imageUrl(call.origin, picture.key) },
      }),
    }));
    return { code: 200, data, more: found.length > limit };
  }),
  personal(account.adminCorrectionsExport, params.adminCorrectionsExport, async (call, { limit, offset }) => {
    await requireAdmin(call);
    const { corrections } = call.app.music;
    const libraries = await heardBy(call);
    const found = await corrections.export(libraries, { limit: limit + 1, offset });
    const page = { code: 200, data: found.slice(0, limit), more: found.length > limit };
    if (offset > 0) return page;
    const pictures = (await corrections.exportPictures(libraries)).map(({ key, ...picture }) => ({
      ...picture,
      url: imageUrl(call.origin, key),
    }));
    return { ...page, pictures };
  }),
];
