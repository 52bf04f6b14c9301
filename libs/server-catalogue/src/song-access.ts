import type { Db } from '@qingyin/server-db';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Who asks for songs: a user or a visitor without an account, and the music libraries they hear. */
export interface Viewer {
  /** null: a visitor without an account */
  userId: number | null;
  libraries: readonly number[];
}

/** A viewer who hears only what everyone hears; for content that is shown to all alike. */
export const EVERYONE: Viewer = { userId: null, libraries: [] };

/** Loads the music libraries that a user hears. @param userId null for visitors without an account */
export async function viewerOf(db: Db, userId: number | null): Promise<Viewer> {
  const rows = await db
    .selectFrom('music_library')
    .select('id')
    .where((eb) =>
      userId === null
        ? eb.and([eb('kind', '=', 'folder'), eb('guests', '=', 1)])
        : eb.or([
            eb.and([
              eb('kind', '=', 'folder'),
              eb.or([
                eb('everyone', '=', 1),
                eb(
                  'id',
                  'in',
                  eb.selectFrom('music_library_member').select('library_id').where('user_id', '=', userId),
                ),
              ]),
            ]),
            eb.and([eb('kind', '=', 'uploads'), eb('owner_id', '=', userId)]),
          ]),
    )
    .execute();
  return { userId, libraries: rows.map(({ id }) => id) };
}

/**
 * Condition for queries over songs: the viewer may hear the song. The one place where access to songs is decided, for
 * lists, search, recommendations, downloads and media.
 *
 * @param song name or alias of the table `song` in the query
 */
export const maySongBeHeard = ({ libraries }: Viewer, song = 'song'): RawBuilder<SqlBool> => {
  const open = sql<SqlBool>`${sql.ref(`${song}.access`)} = 0`;
  if (libraries.length === 0) return open;
  return sql<SqlBool>`(${open} or exists (select 1 from song_file where song_file.song_id = ${sql.ref(
    `${song}.id`,
  )} and song_file.library_id in (${sql.join(libraries.map((id) => sql.lit(id)))})))`;
};
