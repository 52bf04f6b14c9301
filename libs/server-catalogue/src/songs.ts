import type { SongRow } from '@qingyin/server-db';
import { type LibraryUnplayableReason, type OldSong, type Song, UNPLAYABLE_TYPES } from '@qingyin/contract';
import type { SongRecord } from './song-records.ts';
import { imageNumber, imageUrl } from './images.ts';
import { privilegeOf, qualities } from './quality.ts';

/** `mark` of an instrumental song (docs/specification/contract/entities.md#song). */
export const INSTRUMENTAL_MARK = 131_072;
const GONE = { type: 1, typeDesc: '暂无版权', songId: null };
const typeTexts: Record<LibraryUnplayableReason, string> = {
  'file-missing': '文件不在了',
  'library-offline': '音乐库离线',
  'no-access': '没有收听权限',
  'needs-ffmpeg': '服务器要装 ffmpeg',
};

const namesOf = (text: string): string[] => (text ? [text] : []);

const missingRights = (reason: LibraryUnplayableReason | undefined): Song['noCopyrightRcmd'] =>
  reason ? { type: UNPLAYABLE_TYPES[reason], typeDesc: typeTexts[reason], songId: null } : GONE;

/** Maps a song to the newer form, without `privilege` (docs/specification/contract/entities.md#song). */
export function toSong({ song, album, artists, unplayable }: SongRecord, origin: string): Song {
  return {
    id: song.id,
    name: song.name,
    ar: artists.map(({ id, name, name_en }) => ({ id, name, tns: namesOf(name_en), alias: [] })),
    al: {
      id: album.id,
      name: album.name,
      picUrl: imageUrl(origin, album.image_key),
      tns: namesOf(album.name_en),
      pic: imageNumber(album.image_key),
      pic_str: String(imageNumber(album.image_key)),
    },
    dt: song.duration_ms,
    alia: [],
    tns: namesOf(song.name_en),
    fee: song.fee,
    mv: song.mv_id,
    ...qualities(song),
    noCopyrightRcmd: song.available ? null : missingRights(unplayable),
    t: 0,
    cd: song.disc,
    no: song.no,
    pop: song.popularity,
    publishTime: song.publish_time,
    mark: song.mark,
    // Unknown, so 0: a badge on every row would carry no information.
    originCoverType: 0,
    st: song.available ? 0 : -200,
    ftype: 0,
    djId: 0,
    cp: 1,
    v: 1,
    version: 1,
    single: 0,
    s_id: 0,
    copyright: song.available ? 1 : 0,
    rtype: 0,
    mst: 9,
    rt: null,
    cf: '',
  };
}

/** The newer form with `privilege`: for albums, artists, cloudsearch, daily songs. */
export const toSongWithPrivilege = (record: SongRecord, origin: string): Song => ({
  ...toSong(record, origin),
  privilege: privilegeOf(record.song),
});

/**
 * Maps a song to the older form, for new songs, search and suggestions
 * (docs/specification/contract/entities.md#old-song).
 */
export function toOldSong({ song, album, artists }: SongRecord, origin: string): OldSong {
  return {
    id: song.id,
    name: song.name,
    duration: song.duration_ms,
    artists: artists.map(({ id, name, image_key }) => ({
      id,
      name,
      picUrl: imageUrl(origin, image_key),
      img1v1Url: imageUrl(origin, image_key),
      alias: [],
    })),
    album: { id: album.id, name: album.name, picUrl: imageUrl(origin, album.image_key) },
    alias: [],
    transNames: namesOf(song.name_en),
    mvid: song.mv_id,
    fee: song.fee,
    no: song.no,
    disc: song.disc,
    popularity: song.popularity,
    privilege: privilegeOf(song),
  };
}

export const privilegesOf = (records: readonly { song: SongRow }[]) =>
  records.map(({ song }) => privilegeOf(song));
