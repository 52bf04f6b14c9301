import { type CloudItem, toTrack, type Track } from '@qingyin/contract';

const MATCHED = 2;

/** A song of the user's cloud disk. */
export interface CloudSong {
  id: number;
  /** for display and playback: a matched song has the data of the catalogue */
  track: Track;
  /** title that the owner gave it */
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
  /** id of the matched song of the catalogue */
  matchedId: number | null;
  /** ids of the music libraries that it was added to */
  libraryIds: readonly number[];
}

/** Converts an item of the contract (docs/specification/contract/entities.md#cloud-item). */
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
    libraryIds: item.libraryIds ?? [],
  };
}
