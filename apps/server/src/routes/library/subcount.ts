import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { collectionCount } from '../../entities/collection.ts';
import { countOf, listsKeptBy, listsMadeBy } from '../../entities/user-lists.ts';
import { personal, type Route } from '../../http/route.ts';

const { account } = endpoints;

/** Route of the number of the user's playlists and collected resources (contract page, 4.10). */
export const subcountRoutes: Route[] = [
  personal(account.userSubcount, schemas.account.userSubcount, async ({ db, user: { id } }) => ({
    code: 200,
    createdPlaylistCount: await countOf(listsMadeBy(db, id, id)),
    subPlaylistCount: await countOf(listsKeptBy(db, id, id)),
    artistCount: await collectionCount(db, id, ['artist']),
    // Equals the number of entries of mv/sublist, which includes videos.
    mvCount: await collectionCount(db, id, ['mv', 'video']),
    // This server has no radio stations.
    djRadioCount: 0,
    createDjRadioCount: 0,
    programCount: 0,
    newProgramCount: 0,
  })),
];
