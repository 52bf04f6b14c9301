import { z } from 'zod';
import type { ArtistChapter, ArtistDetail, ArtistMv, ArtistProfile } from '../../entities/artist-page.ts';
import type {
  HighqualityTag,
  HotPlaylistTag,
  PlaylistCategory,
  SongQualities,
  SongWikiBlock,
} from '../../entities/browsing.ts';
import { album, artist, playlist } from './collections.ts';
import { userBrief } from './people.ts';
import { oldSong, qualityOrNone, songWithPrivilege } from './songs.ts';
import { songUrl } from './song-files.ts';
import { address, count, duration, id, enumValue, name, ok, strictShape, time, anyText } from './values.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const artistPage = z.strictObject({ code: ok, more: z.boolean(), artists: z.array(artist) });
const songs = { code: ok, songs: z.array(songWithPrivilege), more: z.boolean() };

const profile = strictShape<ArtistProfile>()({
  id,
  name,
  cover: address,
  avatar: address,
  alias: z.array(name),
  transNames: z.array(name),
  identities: z.array(name),
  identifyTag: z.array(name).nullable(),
  briefDesc: anyText,
  rank: z.strictObject({ rank: id, type: z.literal([1, 2, 3, 4]) }).nullable(),
  albumSize: count,
  musicSize: count,
  mvSize: count,
});
const detail = strictShape<ArtistDetail>()({
  artist: profile,
  videoCount: count,
  blacklist: z.boolean(),
  preferShow: enumValue,
  showPriMsg: z.boolean(),
  secondaryExpertIdentiy: z.array(z.strictObject({ expertIdentiyId: id, expertIdentiyName: name })),
  eventCount: count,
});
const mv = strictShape<ArtistMv>()({
  id,
  name,
  imgurl: address,
  imgurl16v9: address,
  artist,
  artistName: name,
  duration,
  playCount: count,
  publishTime: day,
  subed: z.boolean(),
  status: enumValue,
});
const chapter = strictShape<ArtistChapter>()({ ti: name, txt: name });

/**
 * Answers of artist calls (docs/specification/contract/discover.md#charts and
 * docs/specification/contract/discover.md#singer-page).
 */
export const artistsAnswers = {
  artistList: artistPage,
  topArtists: artistPage,
  toplistArtist: z.strictObject({
    code: ok,
    list: z.strictObject({ artists: z.array(artist), updateTime: time, type: z.literal([1, 2, 3, 4]) }),
  }),
  artistDetail: z.strictObject({ code: ok, message: anyText, data: detail }),
  artistDetailDynamic: z.strictObject({ code: ok, followed: z.boolean(), videoCount: count }),
  artistTopSong: z.strictObject(songs),
  artistSongs: z.strictObject({ ...songs, total: count }),
  artistAlbum: z.strictObject({ code: ok, artist, hotAlbums: z.array(album), more: z.boolean() }),
  artistMv: z.strictObject({
    code: ok,
    mvs: z.array(mv),
    time: z.union([z.literal(0), time]),
    hasMore: z.boolean(),
  }),
  artistDesc: z
    .strictObject({
      code: ok,
      briefDesc: anyText,
      introduction: z.array(chapter),
      count,
      topicData: z.null(),
    })
    .refine((answer) => answer.count === answer.introduction.length, {
      path: ['count'],
      error: 'must equal the number of chapters',
    }),
  artistFans: z.strictObject({ code: ok, data: z.array(userBrief), more: z.boolean() }),
  artistFollowCount: z.strictObject({
    code: ok,
    data: z.strictObject({ fansCnt: count, isFollow: z.boolean() }),
  }),
};

const category = strictShape<PlaylistCategory>()({
  name,
  category: z.int().min(0).max(4),
  hot: z.boolean(),
  activity: z.boolean(),
  type: enumValue,
  resourceType: enumValue,
  resourceCount: count,
  imgId: count,
  imgUrl: address.nullable(),
});
const hotTag = strictShape<HotPlaylistTag>()({
  id,
  name,
  category: count,
  hot: z.literal(true),
  playlistTag: z.strictObject({ id, name, category: count, usedCount: count, position: count }),
});
const highqualityTag = strictShape<HighqualityTag>()({
  id,
  name,
  type: enumValue,
  category: count,
  hot: z.boolean(),
});
const qualities = strictShape<SongQualities>()({
  songId: id,
  l: qualityOrNone,
  m: qualityOrNone,
  h: qualityOrNone,
  sq: qualityOrNone,
  hr: qualityOrNone,
  je: qualityOrNone,
  sk: qualityOrNone,
  jm: qualityOrNone,
  db: qualityOrNone,
});
const titled = z.strictObject({ mainTitle: z.strictObject({ title: name }) });
const wikiBlock = strictShape<SongWikiBlock>()({
  code: z.literal('SONG_PLAY_ABOUT_SONG_BASIC'),
  uiElement: titled,
  creatives: z
    .array(
      z.strictObject({
        creativeType: z.literal('songTag'),
        uiElement: titled,
        resources: z.array(z.strictObject({ uiElement: titled })).min(1),
      }),
    )
    .min(1),
});
const noMoreThanCounted = { path: ['total'], error: 'must be at least the length of the page' };

/**
 * Answers about details and lists of playlists and albums (docs/specification/contract/songs.md,
 * docs/specification/contract/discover.md#playlist-categories, docs/specification/contract/discover.md#album-page and
 * docs/specification/contract/discover.md#latest-music).
 */
export const browsingAnswers = {
  songMusicDetail: z.strictObject({ code: ok, data: qualities }),
  songRedCount: z.strictObject({ code: ok, data: z.strictObject({ count, countDesc: name }) }),
  songDownloadUrlV1: z.strictObject({ code: ok, data: songUrl }),
  songDynamicCover: z.strictObject({ code: ok, data: z.strictObject({ videoPlayUrl: address.nullable() }) }),
  songWikiSummary: z.strictObject({ code: ok, data: z.strictObject({ blocks: z.array(wikiBlock) }) }),
  albumDetailDynamic: z
    .strictObject({
      code: ok,
      isSub: z.boolean(),
      subTime: z.union([z.literal(0), time]),
      subCount: count,
      commentCount: count,
      shareCount: count,
      likedCount: count,
      onSale: z.boolean(),
      albumGameInfo: z.null(),
    })
    .refine((answer) => answer.isSub === answer.subTime > 0, {
      path: ['subTime'],
      error: 'must be set exactly when isSub is true',
    }),
  albumNew: z
    .strictObject({ code: ok, albums: z.array(album), total: count })
    .refine((answer) => answer.albums.length <= answer.total, noMoreThanCounted),
  albumNewest: z.strictObject({ code: ok, albums: z.array(album).max(12) }),
  topAlbum: z.strictObject({
    code: ok,
    weekData: z.array(album).optional(),
    monthData: z.array(album),
    hasMore: z.boolean(),
  }),
  topSong: z.strictObject({ code: ok, data: z.array(oldSong).max(100) }),
  playlistCatlist: z.strictObject({
    code: ok,
    all: category,
    sub: z.array(category),
    categories: z.record(z.string().regex(/^\d$/), name),
  }),
  playlistHot: z.strictObject({ code: ok, tags: z.array(hotTag) }),
  topPlaylist: z
    .strictObject({ code: ok, playlists: z.array(playlist), total: count, more: z.boolean(), cat: name })
    .refine((answer) => answer.playlists.length <= answer.total, noMoreThanCounted),
  playlistHighqualityTags: z.strictObject({ code: ok, tags: z.array(highqualityTag) }),
  topPlaylistHighquality: z
    .strictObject({
      code: ok,
      playlists: z.array(playlist.extend({ tag: anyText })),
      total: count,
      more: z.boolean(),
      lasttime: z.union([z.literal(0), time]),
    })
    .refine((answer) => answer.playlists.length <= answer.total, noMoreThanCounted),
};
