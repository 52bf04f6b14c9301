import { z } from 'zod';
import type { CollectedAlbum, CollectedArtist, Topic } from '../../entities/collected-resources.ts';
import { artist } from './collections.ts';
import { userBrief } from './people.ts';
import { address, count, id, name, strictShape, time, anyText } from './values.ts';

export const collectedAlbum = strictShape<CollectedAlbum>()({
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

export const collectedArtist = strictShape<CollectedArtist>()({
  id,
  name,
  trans: name.nullable(),
  alias: z.array(name),
  albumSize: count,
  mvSize: count,
  picId: id,
  picUrl: address,
  img1v1Url: address,
  info: anyText,
});

export const topic = strictShape<Omit<Topic, 'url'>>()({
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

export { videoBrief } from './video-brief.ts';
