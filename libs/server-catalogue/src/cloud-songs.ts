import { pictureKey } from '@qingyin/server-files';
import type { Db, CloudSongRow, LyricVersionRow } from '@qingyin/server-db';
import type { CloudItem, Privilege, Song } from '@qingyin/contract';
import { currentLyricVersions } from './lyric-versions.ts';
import { imageNumber, imageUrl } from './images.ts';
import { HIGHEST_LOSSY, LOSSLESS_RATE, qualityLevelOf, qualityOfFile, privilegeAt } from './quality.ts';
import type { Viewer } from './song-access.ts';
import { type SongRecord, songsByIds } from './song-records.ts';
import { toSong } from './songs.ts';
import { isCloudSongId, uploadPlaces } from './upload-places.ts';

const CLOUD_ONLY = 1;
const CLOUD_MATCHED = 2;
const losslessTypes: readonly string[] = ['flac', 'wav'];

/** A cloud song with the catalogue song it was matched to, if its owner may hear that, and its own song. */
export interface CloudRecord {
  row: CloudSongRow;
  matched: SongRecord | undefined;
  /** undefined until its file is read */
  own: SongRecord | undefined;
  /** the music libraries that it was added to */
  libraryIds: number[];
  /** current lyric version by its owner */
  version: LyricVersionRow | undefined;
}

/** Current lyrics of a cloud song: the owner's version, else those in its file; empty without lyrics. */
export const cloudLyrics = ({ row, version }: Pick<CloudRecord, 'row' | 'version'>): string =>
  version && version.original === 0 ? version.lyric : row.lyric;

/** The viewer's own cloud songs by id, in the requested order. Cloud songs of other users are never returned. */
export async function cloudSongsByIds(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<CloudRecord[]> {
  const wanted = [...new Set(ids.filter(isCloudSongId))];
  if (viewer.userId === null || wanted.length === 0) return [];
  const rows = await db
    .selectFrom('cloud_song')
    .selectAll()
    .where('user_id', '=', viewer.userId)
    .where('id', 'in', wanted)
    .execute();
  const records = new Map(
    (await withMatchedSongs(db, rows, viewer)).map((record) => [record.row.id, record]),
  );
  return ids.flatMap((id) => records.get(id) ?? []);
}

/** Adds songs that the viewer may hear and lyric versions to rows, keeping their order. */
export async function withMatchedSongs(
  db: Db,
  rows: readonly CloudSongRow[],
  viewer: Viewer,
): Promise<CloudRecord[]> {
  const places = await uploadPlaces(db, rows);
  const songOf = ({ music_file_id }: CloudSongRow): number =>
    places.find(({ file_id }) => file_id === music_file_id)?.song_id ?? 0;
  const songs = await songsByIds(
    db,
    rows.flatMap((row) => [songOf(row), row.matched_id ?? 0]),
    viewer,
  );
  const byId = new Map(songs.map((record) => [record.song.id, record]));
  const versions = await currentLyricVersions(
    db,
    rows.map((row) => songOf(row) || row.id),
  );
  return rows.map((row) => ({
    row,
    matched: row.matched_id === null ? undefined : byId.get(row.matched_id),
    own: byId.get(songOf(row)),
    libraryIds: places
      .filter((place) => place.file_id === row.music_file_id && place.library_id !== place.home)
      .map(({ library_id }) => library_id),
    version: versions.get(songOf(row) || row.id),
  }));
}

export const isLossless = ({ type }: CloudSongRow): boolean => losslessTypes.includes(type);
/** Quality level of a cloud song's file. */
export const cloudQualityLevel = (row: CloudSongRow) =>
  isLossless(row) ? 'lossless' : qualityLevelOf(Math.min(row.bitrate, HIGHEST_LOSSY));

const coverKey = ({ cover_hash, id }: CloudSongRow): string =>
  cover_hash === null ? `album-calm-cloud-${id}` : pictureKey(cover_hash);

function qualities(row: CloudSongRow) {
  const { bitrate: br, id: fid, file_size: size, sample_rate: sr } = row;
  return qualityOfFile(cloudQualityLevel(row), { br, fid, size, vd: 0, sr });
}

/**
 * Maps a cloud song to the newer song form. A matched song has the catalogue song's data but keeps its own id, by
 * which its file is played; `s_id` is the catalogue song's id (docs/specification/contract/entities.md#song).
 */
export function toCloudSong({ row, matched, own }: CloudRecord, origin: string): Song {
  const facts = {
    pc: {
      cid: '',
      uid: row.user_id,
      nickname: '',
      sn: row.name,
      ar: row.artist,
      alb: row.album,
      fn: row.file_name,
      br: Math.round(row.bitrate / 1000),
    },
    id: row.id,
    dt: row.duration_ms,
    ...qualities(row),
    noCopyrightRcmd: null,
    fee: 0,
    st: 0,
  };
  if (matched) return { ...toSong(matched, origin), ...facts, t: CLOUD_MATCHED, s_id: matched.song.id };
  if (own) return { ...toSong(own, origin), ...facts, t: CLOUD_ONLY, s_id: 0 };
  const image = coverKey(row);
  return {
    ...facts,
    name: row.name,
    ar: [{ id: 0, name: row.artist, tns: [], alias: [] }],
    al: {
      id: 0,
      name: row.album,
      picUrl: imageUrl(origin, image),
      tns: [],
      pic: imageNumber(image),
      pic_str: String(imageNumber(image)),
    },
    alia: [],
    tns: [],
    mv: 0,
    t: CLOUD_ONLY,
    cd: '',
    no: 0,
    pop: 0,
    publishTime: row.added_at,
    mark: 0,
    originCoverType: 0,
    ftype: 0,
    djId: 0,
    cp: 0,
    v: 1,
    version: 1,
    single: 0,
    s_id: 0,
    copyright: 0,
    rtype: 0,
    mst: 9,
    rt: null,
    cf: '',
  };
}

/** Full privileges for the owner. */
export const cloudPrivilege = (row: CloudSongRow): Privilege => ({
  ...privilegeAt({
    id: row.id,
    rate: isLossless(row) ? LOSSLESS_RATE : row.bitrate,
    level: cloudQualityLevel(row),
  }),
  cs: true,
});

/** Maps a cloud song to the contract's CloudItem (docs/specification/contract/entities.md). */
export function toCloudItem(record: CloudRecord, origin: string): CloudItem {
  const { row } = record;
  return {
    songId: row.id,
    songName: row.name,
    artist: row.artist,
    album: row.album,
    fileName: row.file_name,
    fileSize: row.file_size,
    bitrate: Math.round(row.bitrate / 1000),
    addTime: row.added_at,
    version: 1,
    cover: row.cover_hash === null ? 0 : imageNumber(coverKey(row)),
    coverId: row.cover_hash === null ? '' : String(imageNumber(coverKey(row))),
    lyricId: cloudLyrics(record) ? String(row.id) : '',
    ...(record.libraryIds.length > 0 && { libraryIds: record.libraryIds }),
    simpleSong: { ...toCloudSong(record, origin), privilege: cloudPrivilege(row) },
  };
}
