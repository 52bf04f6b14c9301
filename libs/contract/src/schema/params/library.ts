import { z } from 'zod';
import { id, none, page, unlessFalse, whole, words } from '../fields.ts';

const NAME_MAX = 40;

export const libraryParams = {
  // Peers send `uid={"uid":1}` here; the answer is the signed-in user's own in any case.
  likelist: none,
  like: z.object({ id, like: unlessFalse }),
  userPlaylist: z.object({ uid: id, ...page(30) }),
  playlistCreate: z.object({
    name: words(NAME_MAX),
    privacy: whole(0, 0, 10).transform((value) => (value === 10 ? 10 : 0)),
  }),
};
