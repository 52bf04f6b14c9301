import { z } from 'zod';
import { artistsAnswers, browsingAnswers } from './browsing.ts';
import {
  album,
  artist,
  banner,
  personalizedMv,
  personalizedPlaylist,
  playlist,
  playlistDetail,
  privateContent,
} from './collections.ts';
import { cloudSong } from './cloud.ts';
import { downloadAnswers } from './downloads.ts';
import { lyricEditsAnswers } from './lyric-edits.ts';
import { userBrief } from './people.ts';
import { searchAnswers } from './search.ts';
import { dailySong, oldSong, privilege, song, songWithPrivilege } from './songs.ts';
import { lyricAnswer, plainLyricAnswer, songUrl } from './song-files.ts';
import { address, count, okAnswer, id, name, ok, privilegesMatch, time } from './values.ts';

const rights = { path: ['privileges'], error: 'must have one entry for each song, in the same order' };
const songsWithRights = z
  .strictObject({ code: ok, songs: z.array(song), privileges: z.array(privilege) })
  .refine(privilegesMatch, rights);
const songUrls = z.strictObject({ code: ok, data: z.array(songUrl) });

/**
 * Answers about songs, playlists, albums, charts and recommendations (docs/specification/contract/songs.md,
 * docs/specification/contract/discover.md#personal-recommendations,
 * docs/specification/contract/discover.md#playlist-page-and-own-playlists and
 * docs/specification/contract/discover.md#album-page).
 */
export const musicAnswers = {
  ...artistsAnswers,
  ...browsingAnswers,
  ...downloadAnswers,
  ...lyricEditsAnswers,
  banner: z.strictObject({ code: ok, banners: z.array(banner) }),
  personalized: z.strictObject({
    code: ok,
    hasTaste: z.boolean(),
    category: count,
    result: z.array(personalizedPlaylist),
  }),
  personalizedNewsong: z.strictObject({
    code: ok,
    category: count,
    result: z.array(
      z.strictObject({
        id,
        type: z.literal(4),
        name,
        picUrl: address,
        canDislike: z.boolean(),
        song: oldSong,
      }),
    ),
  }),
  personalizedMv: z.strictObject({ code: ok, category: count, result: z.array(personalizedMv) }),
  privateContent: z.strictObject({ code: ok, name, result: z.array(privateContent) }),
  recommendResource: z.strictObject({
    code: ok,
    featureFirst: z.boolean(),
    haveRcmdSongs: z.boolean(),
    recommend: z.array(
      personalizedPlaylist.extend({
        playcount: count,
        createTime: time,
        userId: id,
        creator: userBrief,
        alg: name,
      }),
    ),
  }),
  recommendSongs: z.strictObject({
    code: ok,
    data: z.strictObject({
      dailySongs: z.array(dailySong),
      orderSongs: z.tuple([]),
      recommendReasons: z.array(
        z.strictObject({ songId: id, reason: name, reasonId: name, targetUrl: address.nullable() }),
      ),
    }),
  }),
  playlistDetail: z
    .strictObject({ code: ok, playlist: playlistDetail, privileges: z.array(privilege) })
    .refine(
      (answer) => privilegesMatch({ songs: answer.playlist.tracks, privileges: answer.privileges }),
      rights,
    ),
  playlistTracks: songsWithRights,
  playlistSubscribers: z.strictObject({
    code: ok,
    subscribers: z.array(userBrief),
    total: count,
    more: z.boolean(),
  }),
  playlistRelated: z.strictObject({ code: ok, data: z.array(playlist) }),
  playlistSubscribe: okAnswer,
  playlistUpdatePlaycount: okAnswer,
  // Nested as in the contract (docs/specification/contract/collecting.md#own-playlists); `trackIds` is JSON as text.
  playlistTracksChange: z.strictObject({
    status: ok,
    body: z.strictObject({ code: ok, trackIds: z.string().regex(/^\[[\d,]+]$/), count, cloudCount: count }),
    cookie: z.tuple([]),
  }),
  songDetail: z
    .strictObject({ code: ok, songs: z.array(z.union([song, cloudSong])), privileges: z.array(privilege) })
    .refine(privilegesMatch, rights),
  songUrl: songUrls,
  songUrlByRate: songUrls,
  checkMusic: z.strictObject({ code: ok, success: z.boolean(), message: name }),
  lyric: lyricAnswer,
  lyricPlain: plainLyricAnswer,
  scrobble: z.strictObject({ code: ok, data: z.literal('success') }),
  album: z
    .strictObject({ code: ok, resourceState: z.boolean(), songs: z.array(songWithPrivilege), album })
    .refine((answer) => answer.songs.length === answer.album.size, {
      path: ['album', 'size'],
      error: 'must equal the number of songs',
    }),
  artists: z
    .strictObject({
      code: ok,
      artist: artist.extend({ followed: z.boolean() }),
      hotSongs: z.array(songWithPrivilege),
      more: z.boolean(),
    })
    .refine(({ artist, hotSongs, more }) => more === artist.musicSize > hotSongs.length, {
      path: ['artist', 'musicSize'],
      error: 'must exceed the length of hotSongs exactly when more is true',
    }),
  toplist: z.strictObject({ code: ok, list: z.array(playlist) }),
  toplistDetail: z.strictObject({
    code: ok,
    list: z.array(playlist.extend({ tracks: z.array(z.strictObject({ first: name, second: name })).max(3) })),
  }),
  ...searchAnswers,
};
