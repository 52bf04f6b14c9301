import {
  heardLibraries,
  hearsLibrary,
  libraryDecades,
  libraryGenres,
  libraryOverview,
} from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { musicLibrary } = endpoints;

/** Routes of the start page of the music libraries, their names and their genres. */
export const libraryOverviewRoutes: Route[] = [
  route(musicLibrary.presence, schemas.musicLibrary.presence, async (call) => ({
    code: 200,
    any: hearsLibrary(await call.viewer()),
  })),
  route(musicLibrary.overview, schemas.musicLibrary.overview, async (call) => ({
    code: 200,
    ...(await libraryOverview(call.db, await call.viewer(), { now: call.app.now(), origin: call.origin })),
  })),
  route(musicLibrary.libraries, schemas.musicLibrary.libraries, async (call) => ({
    code: 200,
    libraries: await heardLibraries(call.db, await call.viewer(), call.locale),
  })),
  route(musicLibrary.genres, schemas.musicLibrary.genres, async (call) => {
    const viewer = await call.viewer();
    return {
      code: 200,
      genres: await libraryGenres(call.db, viewer, call.origin),
      decades: (await libraryDecades(call.db, viewer)).decades,
    };
  }),
];
