import { z } from 'zod';
import type { CollectedAlbum, CollectedArtist, Topic } from '../../entities/collected.ts';
import type { VideoBrief } from '../../entities/video-brief.ts';
import { artist } from './collections.ts';
import { userBrief } from './people.ts';
import { address, count, duration, id, name, shapeOf, time, words } from './values.ts';

export const collectedAlbum = shapeOf<CollectedAlbum>()({
  id,
  name,
  picUrl: address,
  picId: id,
  size: count,
  artists: z.array(artist).min(1),
  alias: z.array(name),
  transNames: z.array(name),
  subTime: time,
  msg: z.array(name),
});

export const collectedArtist = shapeOf<CollectedArtist>()({
  id,
  name,
  trans: name.nullable(),
  alias: z.array(name),
  albumSize: count,
  mvSize: count,
  picId: id,
  picUrl: address,
  img1v1Url: address,
  info: words,
});

export const topic = shapeOf<Omit<Topic, 'url'>>()({
  id,
  mainTitle: name,
  coverUrl: address,
  creator: userBrief,
  title: name,
  summary: name,
  readCount: count,
  likedCount: count,
  addTime: time,
  categoryName: name,
  tags: z.array(name),
});

const mvBrief = shapeOf<VideoBrief>()({
  vid: z.string().regex(/^\d{1,15}$/),
  type: z.literal(0),
  title: name,
  coverUrl: address,
  durationms: duration,
  playTime: count,
  creator: z.array(z.strictObject({ userId: id, userName: name })).min(1),
  aliaName: name.nullable(),
  transName: name.nullable(),
  markTypes: z.array(count).nullable(),
  alg: words.nullable(),
});

/** A vid says by its form what it is of. */
export const videoBrief = z.discriminatedUnion('type', [
  mvBrief,
  mvBrief.extend({ vid: z.string().regex(/^[0-9A-F]{32}$/), type: z.literal(1) }),
]);
