import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { isLoggedIn, route, type Route } from '../../http/route.ts';
import { loadCurrentUser } from '../account/own-profile.ts';

const { musicLibrary } = endpoints;

const isAdmin = async (call: RequestContext): Promise<boolean> =>
  isLoggedIn(call) && (await loadCurrentUser(call)).role === 'admin';

/** Route of the reasons of albums and artists of music libraries (docs/api-extensions.md). */
export const libraryReasonRoutes: Route[] = [
  rateLimited(
    rateLimitRules.reasons,
    route(musicLibrary.reasons, schemas.musicLibrary.reasons, async (call, { kind, id }) => {
      call.preventCaching();
      const { reasons } = call.app.music;
      const { libraries } = await call.viewer();
      const reader = { libraries, paths: await isAdmin(call) };
      return { code: 200, data: await (kind === 'album' ? reasons.ofAlbum : reasons.ofArtist)(id, reader) };
    }),
  ),
];
