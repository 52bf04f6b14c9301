import { findMatches, loadResults } from '@qingyin/server-search';
import { endpoints, searchKinds } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';

const { otherClients } = endpoints;

/**
 * Route of the search for artists with which other clients look up the id of a name
 * (docs/specification/contract/serving-other-clients.md). It is not counted among the popular searches.
 */
export const artistSearchRoutes: Route[] = [
  route(
    otherClients.ugcArtistSearch,
    schemas.otherClients.ugcArtistSearch,
    async (call, { keyword, limit }) => {
      const view = await publicViewpointOf(call);
      const matches = await findMatches(call.db, searchKinds.artist, keyword, view);
      const artists = await loadResults.artists(
        call.db,
        matches.slice(0, limit).map(({ id }) => id),
        view,
      );
      const list = artists.map(({ id, name, img1v1Url }) => ({
        artistId: id,
        artistName: name,
        artistAvatarPicUrl: img1v1Url,
      }));
      return { code: 200, message: '', data: { totalCount: matches.length, list } };
    },
  ),
].map((one) => rateLimited(rateLimitRules.search, one));
