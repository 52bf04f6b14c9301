import { z } from 'zod';
import { byId, id, ids, lyricText, none, page, integer, requiredText } from '../fields.ts';

const NAME_MAX = 500;
const MOST_BYTES = 2 ** 40;
const MOST_PIXELS = 100_000;

const md5 = requiredText(32)
  .pipe(z.string().regex(/^[0-9a-f]{32}$/i))
  .transform((text) => text.toLowerCase());
const fileSize = z.coerce.number().int().positive().max(MOST_BYTES);
const name = requiredText(NAME_MAX);
/** Optional tag of a file; an invalid one counts as empty, because tags are only displayed. */
const tag = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'string' ? value.trim().slice(0, NAME_MAX) : ''));
const square = {
  imgSize: integer(0, 0, MOST_PIXELS),
  imgX: integer(0, 0, MOST_PIXELS),
  imgY: integer(0, 0, MOST_PIXELS),
};

export const cloudParams = {
  userCloud: z.object(page(30)),
  userCloudDetail: z.object({ id: ids }),
  userCloudDel: z.object({ id: ids }),
  cloud: none,
  cloudUploadToken: z.object({ md5, fileSize, filename: name }),
  cloudUploadComplete: z.object({
    songId: id,
    resourceId: requiredText(64),
    md5,
    filename: name,
    song: tag,
    artist: tag,
    album: tag,
  }),
  cloudImport: z.object({
    song: name,
    fileType: requiredText(20),
    fileSize,
    bitrate: integer(0, 0, 10_000_000),
    md5,
  }),
  // The session determines the cloud disk; clients send `uid` all the same.
  cloudMatch: z.object({ sid: id, asid: id }),
  cloudTags: z.object({ id, song: name, artist: tag, album: tag }),
  cloudTagReadings: z.object({ id }),
  cloudLyric: z.object({ id, lyric: lyricText }),
  cloudLyricGet: z.object({ sid: id }),
  cloudLibraryAdd: z.object({ id: ids, library: id }),
  cloudLibraryRemove: z.object({ id: ids, library: id }),
  searchMatch: z.object({ title: name, album: tag, artist: tag, duration: z.coerce.number().catch(0) }),
  avatarUpload: z.object(square),
  playlistCoverUpdate: byId.extend(square),
};
