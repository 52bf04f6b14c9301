import { z } from 'zod';
import { playlist } from './collections.ts';
import { id, ok, time } from './values.ts';

/** contract page, 3.2, 3.4, 4.10 */
export const libraryAnswers = {
  likelist: z.strictObject({ code: ok, ids: z.array(id), checkPoint: time }),
  like: z.strictObject({ code: ok, songs: z.tuple([]), playlistId: id }),
  userPlaylist: z.strictObject({
    code: ok,
    version: z.string().regex(/^\d+$/),
    more: z.boolean(),
    playlist: z.array(playlist),
  }),
  playlistCreate: z.strictObject({ code: ok, id, playlist }),
};
