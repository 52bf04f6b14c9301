import { type CloudItem, toTrack, type Track } from '@qingyin/contract';

const MATCHED = 2;

/** A song of one's own cloud disk. */
export interface CloudSong {
  id: number;
  /** as it is listed and played: a matched song looks like the catalogue's */
  track: Track;
  /** what its owner calls it */
  name: string;
  artist: string;
  album: string;
  fileName: string;
  /** bytes */
  size: number;
  /** kbit/s */
  bitrate: number;
  /** ms since 1970 */
  addedAt: number;
  /** the catalogue's song it was matched to */
  matchedId: number | null;
}

/** Source: contract page, part 5 "CloudItem". */
export function toCloudSong(item: CloudItem): CloudSong {
  const { simpleSong } = item;
  return {
    id: item.songId,
    track: toTrack(simpleSong),
    name: item.songName,
    artist: item.artist,
    album: item.album,
    fileName: item.fileName,
    size: item.fileSize,
    bitrate: item.bitrate,
    addedAt: item.addTime,
    matchedId: simpleSong.t === MATCHED ? (simpleSong.s_id ?? null) : null,
  };
}
