import { z } from 'zod';
import type {
  Album,
  Artist,
  Banner,
  PersonalizedMv,
  PersonalizedPlaylist,
  Playlist,
  PlaylistDetail,
  PrivateContent,
} from '../../entities/collections.ts';
import { userBrief } from './people.ts';
import { videoBrief } from './video-brief.ts';
import { song } from './songs.ts';
import { address, count, duration, id, kind, name, shapeOf, time, words } from './values.ts';

export const artist = shapeOf<Omit<Artist, 'followed'>>()({
  id,
  name,
  picUrl: address.nullable(),
  img1v1Url: address,
  cover: address,
  avatar: address,
  alias: z.array(name),
  trans: name.nullable(),
  transNames: z.array(name),
  briefDesc: words,
  albumSize: count,
  musicSize: count,
  mvSize: count,
  score: count,
  lastRank: kind,
});

export const album = shapeOf<Album>()({
  id,
  name,
  picUrl: address,
  artist,
  artists: z.array(artist).min(1),
  size: count,
  publishTime: time,
  type: name,
  company: name.nullable(),
  description: words,
  alias: z.array(name),
  commentThreadId: z.string().regex(/^R_AL_3_\d+$/),
});

export const playlist = shapeOf<Playlist>()({
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
  description: words.nullable(),
  tags: z.array(name),
  copywriter: words,
  updateFrequency: name.nullable(),
  createTime: time,
  updateTime: time,
  trackUpdateTime: time,
  privacy: z.literal([0, 10]),
  specialType: z.literal([0, 5, 10]),
  highQuality: z.boolean(),
  commentThreadId: z.string().regex(/^A_PL_0_\d+$/),
  ToplistType: name.optional(),
});

const trackId = z.strictObject({
  id,
  v: count,
  t: kind,
  at: time,
  uid: id,
  alg: words.nullable(),
  rcmdReason: words,
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

export const banner = shapeOf<Banner>()({
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

export const personalizedPlaylist = shapeOf<PersonalizedPlaylist>()({
  id,
  type: kind,
  name,
  copywriter: words,
  picUrl: address,
  playCount: count,
  trackCount: count,
});

export const personalizedMv = shapeOf<PersonalizedMv>()({
  id,
  type: z.literal(5),
  name,
  copywriter: words,
  picUrl: address,
  duration,
  playCount: count,
  artists: z.array(z.strictObject({ id, name })).min(1),
  artistName: name,
  artistId: id,
}).extend({ subed: z.boolean() });

export const privateContent = shapeOf<PrivateContent>()({
  id,
  // A route of the product, not the address of a file.
  url: z.string().startsWith('/'),
  picUrl: address,
  sPicUrl: address,
  type: kind,
  copywriter: words,
  name,
});
