import { z } from 'zod';
import type { PlaylistVersion } from '../../entities/catalogue.ts';
import { collectedAlbum, collectedArtist, topic, videoBrief } from './collected.ts';
import { playlist } from './collections.ts';
import { userBrief } from './people.ts';
import { smartRules } from '../smart-rules.ts';
import { MAX_STARS, type SongPlays, type SongRating } from '../../entities/song-ratings.ts';
import { songFacts } from './song-facts.ts';
import { count, okAnswer, id, name, ok, strictShape, time } from './values.ts';

const smartPlaylist = z.strictObject({ id, name, rules: smartRules, createTime: time, updateTime: time });

const someLists = z.strictObject({
  code: ok,
  data: z.strictObject({ playlist: z.array(playlist), hasMore: z.boolean() }),
});
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ code: ok, count, more: z.boolean(), data: z.array(item) });
const collected = <Item extends z.ZodType>(item: Item) =>
  z
    .strictObject({ code: ok, data: z.array(item), count, hasMore: z.boolean() })
    .refine((answer) => answer.data.length <= answer.count, {
      path: ['count'],
      error: 'must be at least the length of the page',
    });

/**
 * Answers of likes, collections and playlists (docs/specification/contract/collecting.md#like,
 * docs/specification/contract/collecting.md#own-playlists, docs/specification/contract/social.md#homepage,
 * docs/specification/contract/my-music.md#collections and
 * docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
export const libraryAnswers = {
  likelist: z.strictObject({ code: ok, ids: z.array(id), checkPoint: time }),
  like: z.strictObject({ code: ok, songs: z.tuple([]), playlistId: id }),
  songLikeCheck: z.strictObject({ code: ok, data: z.array(id) }),
  songRate: z.strictObject({ code: ok, stars: z.int().min(0).max(MAX_STARS) }),
  songRatings: pageOf(strictShape<SongRating>()({ id, stars: z.int().min(1).max(MAX_STARS), time })),
  songFacts: z.strictObject({ code: ok, data: songFacts }),
  songPlays: pageOf(strictShape<SongPlays>()({ id, plays: z.int().positive(), time })),
  userPlaylist: z.strictObject({
    code: ok,
    version: z.string().regex(/^\d+$/),
    more: z.boolean(),
    playlist: z.array(playlist),
  }),
  userPlaylistCreate: someLists,
  userPlaylistCollect: someLists,
  playlistCreate: z.strictObject({ code: ok, id, playlist }),
  playlistDelete: z.strictObject({ code: ok, id }),
  playlistUpdate: z.strictObject({
    code: ok,
    '/api/playlist/desc/update': okAnswer,
    '/api/playlist/tags/update': okAnswer,
    '/api/playlist/update/name': okAnswer,
  }),
  playlistNameUpdate: okAnswer,
  playlistDescUpdate: okAnswer,
  playlistTagsUpdate: okAnswer,
  playlistOrderUpdate: okAnswer,
  songOrderUpdate: okAnswer,
  playlistsHolding: z.strictObject({
    code: ok,
    data: z.array(z.strictObject({ id, songs: z.array(id).min(1) })),
  }),
  playlistsVersions: z.strictObject({
    code: ok,
    data: z.array(
      strictShape<PlaylistVersion>()({ version: id, time, count: id, added: count, removed: count }),
    ),
  }),
  playlistsRestore: z.strictObject({ code: ok, version: id.nullable(), count }),
  smartPlaylists: z.strictObject({ code: ok, data: z.array(smartPlaylist) }),
  smartPlaylistCreate: z.strictObject({ code: ok, data: smartPlaylist }),
  smartPlaylistUpdate: z.strictObject({ code: ok, data: smartPlaylist }),
  smartPlaylistDelete: okAnswer,
  smartPlaylistPreview: z
    .strictObject({ code: ok, count, ids: z.array(id) })
    .refine(({ count: all, ids }) => ids.length <= all && new Set(ids).size === ids.length, {
      path: ['ids'],
      error: 'must be unique and no more than count',
    }),
  playlistPrivacy: okAnswer,
  playlistHide: okAnswer,
  playlistTrackAdd: okAnswer,
  playlistTrackDelete: okAnswer,
  playlistDetailDynamic: z.strictObject({
    code: ok,
    commentCount: count,
    shareCount: count,
    playCount: count,
    bookedCount: count,
    subscribed: z.boolean(),
    followed: z.boolean(),
    remarkName: z.null(),
  }),
  playlistMylike: z.strictObject({
    code: ok,
    data: z.strictObject({ feeds: z.array(videoBrief), more: z.boolean(), time: z.int() }),
  }),
  albumSub: okAnswer,
  artistSub: okAnswer,
  mvSub: okAnswer,
  videoSub: okAnswer,
  topicSub: okAnswer,
  follow: z.strictObject({ code: ok, user: userBrief }),
  albumSublist: collected(collectedAlbum).safeExtend({ paidCount: count }),
  artistSublist: collected(collectedArtist),
  mvSublist: collected(videoBrief),
  topicSublist: collected(topic),
};
