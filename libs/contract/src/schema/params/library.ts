import { PRIVATE_PLAYLIST } from '../../playlist-kinds.ts';
import { z } from 'zod';
import { PLAYLIST_DESCRIPTION_MAX, PLAYLIST_NAME_MAX, PLAYLIST_TAGS_MAX } from '../../playlist-rules.ts';
import {
  byId,
  films,
  id,
  ids,
  none,
  oneOf,
  idOrder,
  limit,
  offset,
  page,
  text,
  trueUnlessFalse,
  vid,
  integer,
  requiredText,
} from '../fields.ts';
import { smartRules } from '../smart-rules.ts';

/** Rules of a smart playlist as JSON text. */
const rules = text.pipe(z.string()).transform((json, check) => {
  try {
    return smartRules.parse(JSON.parse(json));
  } catch {
    check.addIssue({ code: 'custom', message: 'rules' });
    return z.NEVER;
  }
});

const name = requiredText(PLAYLIST_NAME_MAX);
const description = text.pipe(z.string().trim().max(PLAYLIST_DESCRIPTION_MAX));
/** Up to 3 names separated by `;`; the server checks them against the known tags. */
const tags = text
  .transform((names) => [...new Set(names.split(';').map((tag) => tag.trim()))].filter(Boolean))
  .pipe(z.array(z.string()).max(PLAYLIST_TAGS_MAX));
/** Only 1 collects, any other value removes (docs/specification/contract/collecting.md#subscribe-and-follow). */
const t = integer(0, 0, 2);
const collect = z.object({ id, t });
const lists = z.object({ uid: id, ...page(100) });
/** 0 to 5; anything else is refused, since a default would change a rating. */
const stars = text.pipe(z.string().regex(/^[0-5]$/)).transform(Number);
const SONGS_PER_PAGE = 5000;
const someSongs = z.object({ ids: ids.optional(), limit: limit(1000, SONGS_PER_PAGE), offset });

export const libraryParams = {
  // Clients send `uid={"uid":1}` here; the answer is the caller's own in any case.
  likelist: none,
  like: z.object({ id, like: trueUnlessFalse }),
  songLikeCheck: z.object({ ids }),
  userPlaylist: z.object({ uid: id, ...page(30) }),
  userPlaylistCreate: lists,
  userPlaylistCollect: lists,
  playlistCreate: z.object({
    name,
    // Only a clear 0 makes a playlist public.
    privacy: integer(PRIVATE_PLAYLIST, 0, PRIVATE_PLAYLIST).transform((value) =>
      value === 0 ? 0 : PRIVATE_PLAYLIST,
    ),
    type: oneOf('NORMAL', 'VIDEO', 'SHARED'),
  }),
  playlistDelete: z.object({ id: ids }),
  playlistUpdate: z.object({ id, name, desc: description.default(''), tags: tags.default([]) }),
  playlistNameUpdate: z.object({ id, name }),
  playlistDescUpdate: z.object({ id, desc: description }),
  playlistTagsUpdate: z.object({ id, tags }),
  playlistOrderUpdate: z.object({ ids: idOrder }),
  songOrderUpdate: z.object({ pid: id, ids: idOrder }),
  playlistsHolding: z.object({ ids }),
  playlistsVersions: byId,
  playlistsRestore: z.object({ id, version: id }),
  smartPlaylists: none,
  smartPlaylistCreate: z.object({ name, rules }),
  smartPlaylistUpdate: z.object({ id, name: name.optional(), rules: rules.optional() }),
  smartPlaylistDelete: byId,
  smartPlaylistPreview: z.object({ rules }),
  songRate: z.object({ id, stars }),
  songRatings: someSongs,
  songPlays: someSongs,
  songFacts: byId,
  playlistPrivacy: byId,
  playlistHide: byId,
  playlistTrackAdd: z.object({ pid: id, ids: films }),
  playlistTrackDelete: z.object({ id, ids: films }),
  playlistDetailDynamic: byId,
  playlistMylike: z.object({ time: integer(-1, -1, Number.MAX_SAFE_INTEGER), limit: page(12).limit }),
  albumSub: collect,
  artistSub: collect,
  mvSub: z.object({ mvid: id, t }),
  videoSub: z.object({ id: vid, t }),
  topicSub: collect,
  follow: collect,
  albumSublist: z.object(page(25)),
  artistSublist: z.object(page(25)),
  mvSublist: z.object(page(25)),
  topicSublist: z.object(page(50)),
};
