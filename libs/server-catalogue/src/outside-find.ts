import type { Db, OutsideSourceName, PicturedKind } from '@qingyin/server-db';

/** Names of the services, which are shown with what is from them. */
const names: Record<OutsideSourceName, string> = {
  musicbrainz: 'MusicBrainz',
  'cover-art-archive': 'Cover Art Archive',
};

/** What was found at a service about an album or artist. */
export interface OutsideFind {
  /** name of the service */
  name: string;
  /** its page about it */
  url: string;
  /** hash of the stored cover; '' = none */
  hash: string;
  /** description; '' = none */
  body: string;
}

/** What was found about an album or artist at a service that is on; undefined = nothing. */
export async function outsideFind(db: Db, kind: PicturedKind, id: number): Promise<OutsideFind | undefined> {
  const row = await db
    .selectFrom('outside_find')
    .innerJoin('outside_source', 'outside_source.name', 'outside_find.source')
    .select(['outside_find.source', 'outside_find.link', 'outside_find.hash', 'outside_find.body'])
    .where('outside_find.kind', '=', kind)
    .where('outside_find.owner_id', '=', id)
    .where('outside_source.enabled', '=', 1)
    .executeTakeFirst();
  if (!row || row.link === '') return undefined;
  return { name: names[row.source], url: row.link, hash: row.hash, body: row.body };
}
