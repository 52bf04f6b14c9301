import type { SmartRule } from '@qingyin/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Viewer } from '../song-access.ts';

/** Rules about what only songs of music libraries have. */
type LibraryRule = Extract<SmartRule, { field: 'year' | 'genre' | 'format' | 'library' }>;

type Condition = Expression<SqlBool>;

/** Whether the row of `song` has a row in `library_song` that meets a condition. */
const inLibrary = (condition: Condition): Condition =>
  sql<SqlBool>`exists (select 1 from library_song where library_song.song_id = song.id and ${condition})`;

const not = (condition: Condition): Condition => sql<SqlBool>`not ${condition}`;

/**
 * SQL condition for a rule about the year, genre, format or music library of the rows of `song`. Songs outside of music
 * libraries match no year and no format. A library that the viewer does not hear counts as empty.
 */
export function libraryCondition(rule: LibraryRule, viewer: Viewer): Condition {
  switch (rule.field) {
    case 'year': {
      const signs = { is: sql`=`, since: sql`>=`, until: sql`<` };
      return inLibrary(
        sql<SqlBool>`library_song.year > 0 and library_song.year ${signs[rule.op]} ${rule.value}`,
      );
    }
    case 'genre': {
      const has = sql<SqlBool>`exists (select 1 from song_genre where song_genre.song_id = song.id
        and song_genre.genre_key = ${rule.value})`;
      return rule.op === 'is' ? has : not(has);
    }
    case 'format':
      return inLibrary(
        rule.op === 'is'
          ? sql<SqlBool>`library_song.type = ${rule.value}`
          : sql<SqlBool>`library_song.type <> ${rule.value}`,
      );
    default: {
      const held = viewer.libraries.includes(rule.value)
        ? sql<SqlBool>`exists (select 1 from song_file where song_file.song_id = song.id
            and song_file.library_id = ${rule.value})`
        : sql<SqlBool>`1 = 0`;
      return rule.op === 'in' ? held : not(sql<SqlBool>`(${held})`);
    }
  }
}
