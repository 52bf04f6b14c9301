import {
  collectionCount,
  countRows,
  playlistsSubscribedBy,
  playlistsOwnedBy,
} from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { account } = endpoints;

/**
 * Route of the number of the user's playlists and collected resources
 * (docs/specification/contract/social.md#homepage).
 */
export const collectionCountRoutes: Route[] = [
  personal(account.userSubcount, schemas.account.userSubcount, async ({ db, user: { id }, viewer }) => ({
    code: 200,
    createdPlaylistCount: await countRows(playlistsOwnedBy(db, id, id)),
    subPlaylistCount: await countRows(playlistsSubscribedBy(db, id, id)),
    artistCount: await collectionCount(db, await viewer(), ['artist']),
    // Equals the number of entries of mv/sublist, which includes videos.
    mvCount: await collectionCount(db, await viewer(), ['mv', 'video']),
    // This server has no radio stations.
    djRadioCount: 0,
    createDjRadioCount: 0,
    programCount: 0,
    newProgramCount: 0,
  })),
];
