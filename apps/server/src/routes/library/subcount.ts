import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { collectionCount } from '../../entities/collection.ts';
import { countOf, listsKeptBy, listsMadeBy } from '../../entities/user-lists.ts';
import { personal, type Route } from '../../http/route.ts';

const { account } = endpoints;

/** How much the caller has made and collected (contract page, 4.10). */
export const subcountRoutes: Route[] = [
  personal(account.userSubcount, schemas.account.userSubcount, async ({ db, user: { id } }) => ({
    code: 200,
    createdPlaylistCount: await countOf(listsMadeBy(db, id, id)),
    subPlaylistCount: await countOf(listsKeptBy(db, id, id)),
    artistCount: await collectionCount(db, id, ['artist']),
    // As many as mv/sublist holds: videos are among them.
    mvCount: await collectionCount(db, id, ['mv', 'video']),
    // Radio is not served.
    djRadioCount: 0,
    createDjRadioCount: 0,
    programCount: 0,
    newProgramCount: 0,
  })),
];
