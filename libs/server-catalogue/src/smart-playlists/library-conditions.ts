import type { SmartRule } from '@qingyin/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Viewer } from '../song-access.ts';

/** Rules about what only songs of music libraries have. */
type LibraryRule = Extract<SmartRule, { field: 'year' | 'genre' | 'format' | 'library' }>;

type Condition = Expression<SqlBool>;

const not = (condition: Condition): Condition => sql<SqlBool>`not ${condition}`;

/**
 * SQL condition for a rule about the year, genre, format or music library of the rows of `song`, which are joined with
 * those of `library_song`. Songs outside of music libraries have none there, and match no year and no format. A library that the viewer does not hear counts as empty.
 */
export function libraryCondition(rule: LibraryRule, viewer: Viewer): Condition {
  switch (rule.field) {
    case 'year': {
      const signs = { is: sql`=`, since: sql`>=`, until: sql`<` };
      return sql<SqlBool>`(library_song.year > 0 and library_song.year ${signs[rule.op]} ${rule.value})`;
    }
    case 'genre': {
      const has = sql<SqlBool>`exists (select 1 from song_genre where song_genre.song_id = song.id
        and song_genre.genre_key = ${rule.value})`;
      return rule.op === 'is' ? has : not(has);
    }
    case 'format':
      return rule.op === 'is'
        ? sql<SqlBool>`library_song.type = ${rule.value}`
        : sql<SqlBool>`library_song.type <> ${rule.value}`;
    default: {
      const held = viewer.libraries.includes(rule.value)
        ? sql<SqlBool>`exists (select 1 from song_file where song_file.song_id = song.id
            and song_file.library_id = ${rule.value})`
        : sql<SqlBool>`1 = 0`;
      return rule.op === 'in' ? held : not(sql<SqlBool>`(${held})`);
    }
  }
}

/**
 * SQL condition for a rule about the time at which a song came into its music library.
 *
 * @param since ms since 1970
 */
export function addedCondition(
  op: 'within' | 'before' | 'since' | 'until' | 'ever' | 'never',
  since: number,
): Condition {
  if (op === 'ever') return sql<SqlBool>`library_song.added_at is not null`;
  if (op === 'never') return sql<SqlBool>`library_song.added_at is null`;
  return op === 'within' || op === 'since'
    ? sql<SqlBool>`library_song.added_at >= ${since}`
    : sql<SqlBool>`library_song.added_at < ${since}`;
}
