import { LIKED_SONGS, OFFICIAL_CHART, PRIVATE_PLAYLIST } from '../../playlist-kinds.ts';
import { z } from 'zod';
import type {
  Album,
  Artist,
  Banner,
  LibraryAlbumDetails,
  PersonalizedMv,
  PersonalizedPlaylist,
  Playlist,
  PlaylistDetail,
  PrivateContent,
} from '../../entities/catalogue.ts';
import { libraryAlbumKinds } from '../../entities/music-library.ts';
import { credits } from './credits.ts';
import { libraryEdition, libraryWork } from './music-library.ts';
import { userBrief } from './people.ts';
import { videoBrief } from './video-brief.ts';
import { song } from './songs.ts';
import {
  address,
  count,
  duration,
  id,
  enumValue,
  name,
  releaseTime,
  strictShape,
  time,
  anyText,
} from './values.ts';

export const artist = strictShape<Omit<Artist, 'followed'>>()({
  id,
  name,
  picUrl: address.nullable(),
  img1v1Url: address,
  cover: address,
  avatar: address,
  alias: z.array(name),
  trans: name.nullable(),
  transNames: z.array(name),
  briefDesc: anyText,
  albumSize: count,
  musicSize: count,
  mvSize: count,
  score: count,
  lastRank: enumValue,
});

const libraryDetails = strictShape<LibraryAlbumDetails>()({
  kind: z.enum(libraryAlbumKinds),
  year: count,
  originalYear: count,
  addTime: time,
  discs: z.array(z.strictObject({ no: id, subtitle: name })),
  catalogueNumber: anyText,
  barcode: anyText,
  country: anyText,
  credits,
  works: z.array(libraryWork),
  editions: z.array(libraryEdition),
  coverFrom: z.strictObject({ name, url: address }).optional(),
});

export const album = strictShape<Album>()({
  id,
  name,
  picUrl: address,
  artist,
  artists: z.array(artist).min(1),
  size: count,
  publishTime: releaseTime,
  type: name,
  company: name.nullable(),
  description: anyText,
  alias: z.array(name),
  commentThreadId: z.string().regex(/^R_AL_3_\d+$/),
  library: libraryDetails.optional(),
});

export const playlist = strictShape<Playlist>()({
  id,
  name,
  coverImgUrl: address,
  userId: id,
  creator: userBrief,
  subscribed: z.boolean(),
  subscribedCount: count,
  trackCount: count,
  playCount: count,
  shareCount: count,
  commentCount: count,
  description: anyText.nullable(),
  tags: z.array(name),
  copywriter: anyText,
  updateFrequency: name.nullable(),
  createTime: time,
  updateTime: time,
  trackUpdateTime: time,
  privacy: z.literal([0, PRIVATE_PLAYLIST]),
  specialType: z.literal([0, LIKED_SONGS, OFFICIAL_CHART]),
  highQuality: z.boolean(),
  commentThreadId: z.string().regex(/^A_PL_0_\d+$/),
  ToplistType: name.optional(),
});

const trackId = z.strictObject({
  id,
  v: count,
  t: enumValue,
  at: time,
  uid: id,
  alg: anyText.nullable(),
  rcmdReason: anyText,
});

export const playlistDetail = playlist
  .extend({
    tracks: z.array(song),
    trackIds: z.array(trackId),
    subscribers: z.array(userBrief),
    videoIds: z.array(z.string()).nullable(),
    videos: z.array(videoBrief).nullable(),
  } satisfies Record<Exclude<keyof PlaylistDetail, keyof Playlist>, z.ZodType>)
  .refine((list) => list.trackIds.length === list.trackCount, {
    path: ['trackIds'],
    error: 'must be complete: its length is trackCount',
  });

export const banner = strictShape<Banner>()({
  title: name,
  imageUrl: address,
  targetId: count,
  targetType: z.literal([1, 10, 100, 1000, 1004, 3000]),
  titleColor: z.enum(['red', 'blue']),
  typeTitle: name,
  url: address.nullable(),
  exclusive: z.boolean(),
  encodeId: z.string().regex(/^\d+$/),
});

export const personalizedPlaylist = strictShape<PersonalizedPlaylist>()({
  id,
  type: enumValue,
  name,
  copywriter: anyText,
  picUrl: address,
  playCount: count,
  trackCount: count,
});

export const personalizedMv = strictShape<PersonalizedMv>()({
  id,
  type: z.literal(5),
  name,
  copywriter: anyText,
  picUrl: address,
  duration,
  playCount: count,
  artists: z.array(z.strictObject({ id, name })).min(1),
  artistName: name,
  artistId: id,
}).extend({ subed: z.boolean() });

export const privateContent = strictShape<PrivateContent>()({
  id,
  // A route of the product, not the address of a file.
  url: z.string().startsWith('/'),
  picUrl: address,
  sPicUrl: address,
  type: enumValue,
  copywriter: anyText,
  name,
});
