import { z } from 'zod';
import type { AlbumRef, ArtistRef, OldSong, Privilege, Quality, Song } from '../../entities/song.ts';
import { qualityLevels } from '../../entities/song.ts';
import { address, count, duration, id, kind, name, shapeOf, time, words } from './values.ts';

export const level = z.enum(qualityLevels);
const levelOrNone = z.enum([...qualityLevels, 'none']);

const quality = shapeOf<Quality>()({ br: id, fid: count, size: id, vd: z.number(), sr: id });
export const qualityOrNone = quality.nullable();
const artistRef = shapeOf<ArtistRef>()({ id, name, tns: z.array(name), alias: z.array(name) });
const albumRef = shapeOf<AlbumRef>()({
  id,
  name,
  picUrl: address,
  tns: z.array(name),
  pic: id,
  pic_str: z.string().regex(/^\d+$/),
});
const charge = z.strictObject({
  rate: id,
  chargeUrl: address.nullable(),
  chargeMessage: words.nullable(),
  chargeType: kind,
});

export const privilege = shapeOf<Privilege>()({
  id,
  fee: kind,
  payed: kind,
  st: kind,
  pl: count,
  dl: count,
  fl: count,
  sp: kind,
  cp: kind,
  subp: kind,
  maxbr: count,
  playMaxbr: count,
  downloadMaxbr: count,
  maxBrLevel: levelOrNone,
  plLevel: levelOrNone,
  dlLevel: levelOrNone,
  flLevel: levelOrNone,
  cs: z.boolean(),
  toast: z.boolean(),
  flag: kind,
  preSell: z.boolean(),
  rscl: z.number().nullable(),
  freeTrialPrivilege: z.strictObject({
    resConsumable: z.boolean(),
    userConsumable: z.boolean(),
    listenType: kind.nullable(),
  }),
  chargeInfoList: z.array(charge),
});

/** Newer form of a song, in answers with a separate list of privileges. */
export const song = shapeOf<Omit<Song, 'pc' | 'privilege' | 'alg' | 'reason' | 'recommendReason'>>()({
  id,
  name,
  ar: z.array(artistRef).min(1),
  al: albumRef,
  dt: duration,
  alia: z.array(name),
  tns: z.array(name),
  fee: kind,
  mv: count,
  l: qualityOrNone,
  m: qualityOrNone,
  h: qualityOrNone,
  sq: qualityOrNone,
  hr: qualityOrNone,
  noCopyrightRcmd: z.strictObject({ type: kind, typeDesc: name, songId: z.string().nullable() }).nullable(),
  t: kind,
  cd: words,
  no: count,
  pop: z.number().min(0).max(100),
  publishTime: time,
  mark: count,
  originCoverType: z.int().min(0).max(2),
  st: kind,
  ftype: kind,
  djId: count,
  cp: kind,
  v: count,
  version: count,
  single: kind,
  s_id: count,
  copyright: kind,
  rtype: kind,
  mst: kind,
  rt: z.string().nullable(),
  cf: words,
});

/** Newer form of a song, in answers without a separate list of privileges. */
export const songWithPrivilege = song.extend({ privilege });
/** A recommended song with the reason. */
export const dailySong = songWithPrivilege.extend({ alg: name, reason: name, recommendReason: name });

const oldArtist = z.strictObject({ id, name, picUrl: address, img1v1Url: address, alias: z.array(name) });

export const oldSong = shapeOf<OldSong>()({
  id,
  name,
  duration,
  artists: z.array(oldArtist).min(1),
  album: z.strictObject({ id, name, picUrl: address }),
  alias: z.array(name),
  transNames: z.array(name),
  mvid: count,
  fee: kind,
  no: count,
  disc: words,
  popularity: z.number().min(0).max(100),
  privilege,
});
