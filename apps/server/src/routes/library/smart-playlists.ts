import {
  createSmartPlaylist,
  deleteSmartPlaylist,
  smartPlaylistsOf,
  updateSmartPlaylist,
} from '@qingyin/server-playlists';
import { evaluateSmartPlaylist } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route, type UserRequestContext } from '../../http/route.ts';

const { library } = endpoints;

const ownerOf = async ({ app, user, viewer }: UserRequestContext) => ({
  now: app.now(),
  viewer: { ...(await viewer()), userId: user.id },
});

/**
 * Routes of smart playlists (playlists defined by rules), which only their owner can see (docs/api-extensions.md).
 */
export const smartPlaylistRoutes: Route[] = [
  personal(library.smartPlaylists, schemas.library.smartPlaylists, async ({ db, user }) => ({
    code: 200,
    data: await smartPlaylistsOf(db, user.id),
  })),
  personal(library.smartPlaylistCreate, schemas.library.smartPlaylistCreate, async (call, list) => ({
    code: 200,
    data: await createSmartPlaylist(call.db, await ownerOf(call), list),
  })),
  personal(library.smartPlaylistUpdate, schemas.library.smartPlaylistUpdate, async (call, change) => ({
    code: 200,
    data: await updateSmartPlaylist(call.db, await ownerOf(call), change),
  })),
  personal(library.smartPlaylistDelete, schemas.library.smartPlaylistDelete, async ({ db, user }, { id }) => {
    await deleteSmartPlaylist(db, id, user.id);
    return { code: 200 };
  }),
  personal(library.smartPlaylistPreview, schemas.library.smartPlaylistPreview, async (call, { rules }) => {
    const { viewer, now } = await ownerOf(call);
    // A playlist in the rules that was deleted or hidden meanwhile counts as empty, so that the smart playlist
    // still works.
    return { code: 200, ...(await evaluateSmartPlaylist(rules, { ...viewer, db: call.db, now })) };
  }),
];
