import { toAlbums, toArtists, playedSongs } from '@qingyin/server-catalogue';
import {
  decadeShares,
  genreShares,
  totalsByDay,
  type PlayTotals,
  topByListeningTime,
  type ReportPeriod,
  listeningTotals,
} from '@qingyin/server-recommend';
import { whereIn } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { listening } = endpoints;

/** Joins resources with their totals, in the order of the totals; deleted resources are left out. */
function beside<Name extends string, Thing extends { id: number }>(
  name: Name,
  most: ReadonlyMap<number, PlayTotals>,
  resources: readonly Thing[],
) {
  const byId = new Map(resources.map((resource) => [resource.id, resource]));
  return [...most].flatMap(([id, heard]) => {
    const resource = byId.get(id);
    return resource ? [{ ...heard, [name]: resource } as PlayTotals & Record<Name, Thing>] : [];
  });
}

async function songs(call: UserRequestContext, span: ReportPeriod, limit: number) {
  const most = await topByListeningTime(call.db, span, 'song', limit);
  const found = await playedSongs(call.db, [...most.keys()], await viewpointOf(call));
  return beside('song', most, [...found.values()]);
}

async function artists(call: UserRequestContext, span: ReportPeriod, limit: number) {
  const most = await topByListeningTime(call.db, span, 'artist', limit);
  const rows = await call.db
    .selectFrom('artist')
    .selectAll()
    .where(whereIn(call.db, 'id', [...most.keys()]))
    .execute();
  return beside('artist', most, await toArtists(call.db, rows, await viewpointOf(call)));
}

async function albums(call: UserRequestContext, span: ReportPeriod, limit: number) {
  const most = await topByListeningTime(call.db, span, 'album', limit);
  const rows = await call.db
    .selectFrom('album')
    .selectAll()
    .where(whereIn(call.db, 'id', [...most.keys()]))
    .execute();
  return beside('album', most, await toAlbums(call.db, rows, await viewpointOf(call)));
}

/** Route of the caller's own listening report for a period (docs/api-extensions.md). */
export const listeningReportRoutes: Route[] = [
  personal(
    listening.listeningReport,
    schemas.listening.listeningReport,
    async (call, { from, to, zone, limit }) => {
      if (to <= from) throw badParameters();
      const span = { ...(await call.viewer()), userId: call.user.id, from, to };
      const { songs: songCount, artists: artistCount, ...heard } = await listeningTotals(call.db, span);
      const earlier = await listeningTotals(call.db, { ...span, from: from - (to - from), to: from });
      const shares = await genreShares(call.db, span, limit);
      return {
        code: 200,
        data: {
          from,
          to,
          ...heard,
          songCount,
          artistCount,
          before: { plays: earlier.plays, seconds: earlier.seconds },
          songs: await songs(call, span, limit),
          artists: await artists(call, span, limit),
          albums: await albums(call, span, limit),
          genres: shares.genres,
          genreSeconds: shares.seconds,
          decades: await decadeShares(call.db, span),
          days: await totalsByDay(call.db, span, zone ?? 'UTC'),
        },
      };
    },
  ),
];
