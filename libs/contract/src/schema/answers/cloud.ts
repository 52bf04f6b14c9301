import { z } from 'zod';
import type { CloudSongDetails } from '../../entities/cloud-song-details.ts';
import type { CloudItem } from '../../entities/cloud.ts';
import { lyricForm } from './lyric-edits.ts';
import { oldSong, privilege, song } from './songs.ts';
import { address, count, id, name, ok, strictShape, time, anyText } from './values.ts';

const bytes = z.string().regex(/^\d+$/);
const facts = strictShape<CloudSongDetails>()({
  cid: anyText,
  uid: id,
  nickname: anyText,
  sn: name,
  ar: anyText,
  alb: anyText,
  fn: name,
  br: id,
});

const unknownArtist = z.strictObject({
  id: z.literal(0),
  name: anyText,
  tns: z.array(name),
  alias: z.array(name),
});
const unknownAlbum = z.strictObject({
  id: z.literal(0),
  name: anyText,
  picUrl: address,
  tns: z.array(name),
  pic: id,
  pic_str: bytes,
});

const matched = song.extend({ pc: facts, t: z.literal(2), s_id: id });
const unmatched = song.extend({
  pc: facts,
  t: z.literal(1),
  ar: z.array(unknownArtist).length(1),
  al: unknownAlbum,
});

/** With album and artists of their own, which songs of other services and of files not read yet lack. */
const full = song.extend({ pc: facts, t: z.literal(1) });

/**
 * A song of the caller's cloud disk: with the data of the matched song of the catalogue, or of the file's tags.
 */
export const cloudSong = z.union([matched, full, unmatched]);

export const cloudItem = strictShape<CloudItem>()({
  songId: id,
  songName: name,
  artist: anyText,
  album: anyText,
  fileName: name,
  fileSize: id,
  bitrate: id,
  addTime: time,
  version: count,
  cover: count,
  coverId: anyText,
  lyricId: anyText,
  libraryIds: z.array(id).optional(),
  simpleSong: z.union([
    matched.extend({ privilege }),
    full.extend({ privilege }),
    unmatched.extend({ privilege }),
  ]),
});

const changedSongs = z.strictObject({ code: ok, succIds: z.array(id), failIds: z.array(id) });

const picture = z.strictObject({
  code: ok,
  data: z.strictObject({ url_pre: address, url: address, imgId: id }),
});

/**
 * Answers of cloud disk and picture calls (docs/specification/contract/my-music.md#cloud-disk,
 * docs/specification/contract/collecting.md#own-playlists and docs/specification/contract/social.md#homepage).
 */
export const cloudAnswers = {
  userCloud: z.strictObject({
    code: ok,
    data: z.array(cloudItem),
    count,
    size: bytes,
    maxSize: bytes,
    upgradeSign: count,
    hasMore: z.boolean(),
  }),
  userCloudDetail: z.strictObject({ code: ok, data: z.array(cloudItem) }),
  userCloudDel: changedSongs,
  cloudLibraryAdd: changedSongs,
  cloudLibraryRemove: changedSongs,
  cloud: z.strictObject({
    code: z.union([ok, z.literal(201)]),
    songId: id,
    needUpload: z.boolean(),
    privateCloud: cloudItem,
  }),
  cloudUploadToken: z.strictObject({
    code: ok,
    data: z.strictObject({
      needUpload: z.boolean(),
      songId: id,
      uploadToken: anyText,
      objectKey: anyText,
      resourceId: anyText,
      uploadUrl: address,
      bucket: name,
      md5: z.string().regex(/^[0-9a-f]{32}$/),
      fileSize: id,
      filename: name,
    }),
  }),
  cloudUploadComplete: z.strictObject({
    code: ok,
    data: z.strictObject({ songId: id, code: z.union([ok, z.literal(201)]), privateCloud: cloudItem }),
  }),
  cloudImport: z.strictObject({
    code: ok,
    data: z.strictObject({
      successSongs: z.array(z.strictObject({ songId: id, song: cloudItem })).min(1),
      failed: z.tuple([]),
    }),
  }),
  cloudMatch: z.strictObject({ code: ok, matchData: cloudItem }),
  cloudTags: z.strictObject({ code: ok, data: cloudItem }),
  cloudTagReadings: z.strictObject({
    code: ok,
    data: z.array(z.strictObject({ encoding: name, song: anyText, artist: anyText, album: anyText })),
  }),
  cloudLyric: z.strictObject({
    code: ok,
    data: z.strictObject({
      format: lyricForm,
      timing: z.enum(['word', 'line', 'plain']),
      lines: count,
    }),
  }),
  cloudLyricGet: z.strictObject({ code: ok, lrc: anyText, krc: anyText }),
  searchMatch: z.strictObject({
    code: ok,
    result: z.strictObject({ ids: z.array(id), songs: z.array(oldSong) }),
  }),
  avatarUpload: picture,
  playlistCoverUpdate: picture,
};
