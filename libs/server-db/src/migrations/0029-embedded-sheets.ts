import { type Kysely, type Migration, sql } from 'kysely';

/** Shorter files are single songs. */
const SHORTEST_ALBUM_MS = 20 * 60_000;

/** Lets the next scan read long FLAC files again: the CUE sheets in their tags were not kept before. */
export const embeddedSheets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update music_file set state = 'pending', tries = 0
      where state = 'read' and type = 'flac' and duration_ms > ${sql.lit(SHORTEST_ALBUM_MS)}
        and library_id in (select id from music_library where kind = 'folder')`.execute(db);
  },
};
