import {
  libraryAlbums,
  libraryArtistAlbums,
  libraryArtists,
  libraryFolder,
  librarySongs,
  toSongWithPrivilege,
} from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { musicLibrary } = endpoints;

/** Routes of albums, artists, songs and folders of the music libraries. */
export const libraryListRoutes: Route[] = [
  route(musicLibrary.albums, schemas.musicLibrary.albums, async (call, page) => ({
    code: 200,
    ...(await libraryAlbums(call.db, await call.viewer(), { ...page, locale: call.locale }, call.origin)),
  })),
  route(musicLibrary.artists, schemas.musicLibrary.artists, async (call, page) => ({
    code: 200,
    ...(await libraryArtists(call.db, await call.viewer(), { ...page, locale: call.locale }, call.origin)),
  })),
  route(musicLibrary.artist, schemas.musicLibrary.artist, async (call, { id }) => ({
    code: 200,
    ...(await libraryArtistAlbums(call.db, await call.viewer(), id, call.origin)),
  })),
  route(musicLibrary.songs, schemas.musicLibrary.songs, async (call, page) => {
    const { songs, ...counts } = await librarySongs(call.db, await call.viewer(), {
      ...page,
      locale: call.locale,
    });
    return { code: 200, songs: songs.map((record) => toSongWithPrivilege(record, call.origin)), ...counts };
  }),
  route(musicLibrary.folders, schemas.musicLibrary.folders, async (call, { id, ...page }) => {
    const content = await libraryFolder(call.db, await call.viewer(), id, {
      ...page,
      locale: call.locale,
    });
    return {
      code: 200,
      ...content,
      songs: content.songs.map((record) => toSongWithPrivilege(record, call.origin)),
    };
  }),
];
