import { z } from 'zod';
import type { AlbumRef, ArtistRef, OldSong, Privilege, Quality, Song } from '../../entities/song.ts';
import { qualityLevels } from '../../entities/song.ts';
import {
  address,
  count,
  duration,
  id,
  enumValue,
  name,
  strictShape,
  releaseTime,
  anyText,
} from './values.ts';

export const level = z.enum(qualityLevels);
const levelOrNone = z.enum([...qualityLevels, 'none']);

const quality = strictShape<Quality>()({ br: id, fid: count, size: id, vd: z.number(), sr: id });
export const qualityOrNone = quality.nullable();
const artistRef = strictShape<ArtistRef>()({ id, name, tns: z.array(name), alias: z.array(name) });
const albumRef = strictShape<AlbumRef>()({
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
  chargeMessage: anyText.nullable(),
  chargeType: enumValue,
});

export const privilege = strictShape<Privilege>()({
  id,
  fee: enumValue,
  payed: enumValue,
  st: enumValue,
  pl: count,
  dl: count,
  fl: count,
  sp: enumValue,
  cp: enumValue,
  subp: enumValue,
  maxbr: count,
  playMaxbr: count,
  downloadMaxbr: count,
  maxBrLevel: levelOrNone,
  plLevel: levelOrNone,
  dlLevel: levelOrNone,
  flLevel: levelOrNone,
  cs: z.boolean(),
  toast: z.boolean(),
  flag: enumValue,
  preSell: z.boolean(),
  rscl: z.number().nullable(),
  freeTrialPrivilege: z.strictObject({
    resConsumable: z.boolean(),
    userConsumable: z.boolean(),
    listenType: enumValue.nullable(),
  }),
  chargeInfoList: z.array(charge),
});

/** Newer form of a song, in answers with a separate list of privileges. */
export const song = strictShape<Omit<Song, 'pc' | 'privilege' | 'alg' | 'reason' | 'recommendReason'>>()({
  id,
  name,
  ar: z.array(artistRef).min(1),
  al: albumRef,
  dt: duration,
  alia: z.array(name),
  tns: z.array(name),
  fee: enumValue,
  mv: count,
  l: qualityOrNone,
  m: qualityOrNone,
  h: qualityOrNone,
  sq: qualityOrNone,
  hr: qualityOrNone,
  noCopyrightRcmd: z
    .strictObject({ type: enumValue, typeDesc: name, songId: z.string().nullable() })
    .nullable(),
  t: enumValue,
  cd: anyText,
  no: count,
  pop: z.number().min(0).max(100),
  publishTime: releaseTime,
  mark: count,
  originCoverType: z.int().min(0).max(2),
  st: enumValue,
  ftype: enumValue,
  djId: count,
  cp: enumValue,
  v: count,
  version: count,
  single: enumValue,
  s_id: count,
  copyright: enumValue,
  rtype: enumValue,
  mst: enumValue,
  rt: z.string().nullable(),
  cf: anyText,
});

/** Newer form of a song, in answers without a separate list of privileges. */
export const songWithPrivilege = song.extend({ privilege });
/** A recommended song with the reason. */
export const dailySong = songWithPrivilege.extend({ alg: name, reason: name, recommendReason: name });

const oldArtist = z.strictObject({ id, name, picUrl: address, img1v1Url: address, alias: z.array(name) });

export const oldSong = strictShape<OldSong>()({
  id,
  name,
  duration,
  artists: z.array(oldArtist).min(1),
  album: z.strictObject({ id, name, picUrl: address }),
  alias: z.array(name),
  transNames: z.array(name),
  mvid: count,
  fee: enumValue,
  no: count,
  disc: anyText,
  popularity: z.number().min(0).max(100),
  privilege,
});
