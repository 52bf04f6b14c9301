import {
  toAlbums,
  toArtists,
  collectionPage,
  toVideoBriefs,
  imageNumber,
  toTopics,
} from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { library } = endpoints;

/** Joins entities to rows by id and converts them, in the order of the rows. */
function inOrder<Thing extends { id: number }, Row extends { resource_id: number }, Out>(
  rows: readonly Row[],
  resources: readonly Thing[],
  to: (resource: Thing, row: Row) => Out,
): Out[] {
  const byId = new Map(resources.map((resource) => [resource.id, resource]));
  return rows.flatMap((row) => {
    const resource = byId.get(row.resource_id);
    return resource ? [to(resource, row)] : [];
  });
}

/** Routes of the user's collections, newest first (docs/specification/contract/my-music.md#collections). */
export const collectionRoutes: Route[] = [
  personal(library.albumSublist, schemas.library.albumSublist, async (call, page) => {
    const { db } = call;
    const view = await viewpointOf(call);
    const { rows, ...counts } = await collectionPage(db, view, ['album'], page);
    const ids = rows.map((row) => row.resource_id);
    const found = ids.length ? await db.selectFrom('album').selectAll().where('id', 'in', ids).execute() : [];
    const keys = new Map(found.map((row) => [row.id, row.image_key]));
    const data = inOrder(rows, await toAlbums(db, found, view), (album, row) => ({
      id: album.id,
      name: album.name,
      picUrl: album.picUrl,
      picId: imageNumber(keys.get(album.id) ?? ''),
      size: album.size,
      artists: album.artists,
      alias: album.alias,
      transNames: [],
      subTime: row.created_at,
      msg: [],
    }));
    return { code: 200, data, ...counts, paidCount: 0 };
  }),
  personal(library.artistSublist, schemas.library.artistSublist, async (call, page) => {
    const { db } = call;
    const view = await viewpointOf(call);
    const { rows, ...counts } = await collectionPage(db, view, ['artist'], page);
    const ids = rows.map((row) => row.resource_id);
    const found = ids.length
      ? await db.selectFrom('artist').selectAll().where('id', 'in', ids).execute()
      : [];
    const keys = new Map(found.map((row) => [row.id, row.image_key]));
    const data = inOrder(rows, await toArtists(db, found, view), (artist) => ({
      id: artist.id,
      name: artist.name,
      trans: artist.trans,
      alias: artist.alias,
      albumSize: artist.albumSize,
      mvSize: artist.mvSize ?? 0,
      picId: imageNumber(keys.get(artist.id) ?? ''),
      picUrl: artist.img1v1Url,
      img1v1Url: artist.img1v1Url,
      info: '',
    }));
    return { code: 200, data, ...counts };
  }),
  personal(library.mvSublist, schemas.library.mvSublist, async (call, page) => {
    const { db } = call;
    const view = await viewpointOf(call);
    const { rows, ...counts } = await collectionPage(db, view, ['mv', 'video'], page);
    const films = rows.flatMap(({ kind, resource_id }) =>
      kind === 'mv' || kind === 'video' ? [{ kind, id: resource_id }] : [],
    );
    return { code: 200, data: await toVideoBriefs(db, films, view.origin), ...counts };
  }),
  personal(library.topicSublist, schemas.library.topicSublist, async (call, page) => {
    const { db } = call;
    const view = await viewpointOf(call);
    const { rows, ...counts } = await collectionPage(db, view, ['topic'], page);
    const ids = rows.map((row) => row.resource_id);
    return {
      code: 200,
      data: inOrder(rows, await toTopics(db, ids, view.origin), (topic) => topic),
      ...counts,
    };
  }),
];
