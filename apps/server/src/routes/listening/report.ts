import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { among } from '../../db/among.ts';
import { toAlbums, toArtists } from '../../entities/albums.ts';
import { heardSongs } from '../../entities/heard-songs.ts';
import { badParameters } from '../../http/failures.ts';
import { personal, type PersonalCall, type Route } from '../../http/route.ts';
import { daysHeard, type Heard, longestHeard, type Span, totals } from '../../recommend/listening-report.ts';

const { listening } = endpoints;

/** Joins resources with their totals, in the order of the totals; deleted resources are left out. */
function beside<Name extends string, Thing extends { id: number }>(
  name: Name,
  most: ReadonlyMap<number, Heard>,
  things: readonly Thing[],
) {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return [...most].flatMap(([id, heard]) => {
    const thing = byId.get(id);
    return thing ? [{ ...heard, [name]: thing } as Heard & Record<Name, Thing>] : [];
  });
}

async function songs(call: PersonalCall, span: Span, limit: number) {
  const most = await longestHeard(call.db, span, 'song', limit);
  const found = await heardSongs(call.db, [...most.keys()], { origin: call.origin, userId: call.user.id });
  return beside('song', most, [...found.values()]);
}

async function artists(call: PersonalCall, span: Span, limit: number) {
  const most = await longestHeard(call.db, span, 'artist', limit);
  const rows = await call.db
    .selectFrom('artist')
    .selectAll()
    .where(among(call.db, 'id', [...most.keys()]))
    .execute();
  return beside('artist', most, await toArtists(call.db, rows, call.origin));
}

async function albums(call: PersonalCall, span: Span, limit: number) {
  const most = await longestHeard(call.db, span, 'album', limit);
  const rows = await call.db
    .selectFrom('album')
    .selectAll()
    .where(among(call.db, 'id', [...most.keys()]))
    .execute();
  return beside('album', most, await toAlbums(call.db, rows, call.origin));
}

/** Route of the caller's own listening report for a period (docs/api-extensions.md). */
export const reportRoutes: Route[] = [
  personal(
    listening.listeningReport,
    schemas.listening.listeningReport,
    async (call, { from, to, zone, limit }) => {
      if (to <= from) throw badParameters();
      const span = { userId: call.user.id, from, to };
      const { songs: songCount, artists: artistCount, ...heard } = await totals(call.db, span);
      const earlier = await totals(call.db, { ...span, from: from - (to - from), to: from });
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
          days: await daysHeard(call.db, span, zone ?? 'UTC'),
        },
      };
    },
  ),
];
