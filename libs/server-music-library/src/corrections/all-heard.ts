import type { Tables } from '@qingyin/server-db';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { isPicturedHeard } from '../pictures/pictured.ts';

/**
 * Condition for rows of `correction`: all of its songs that are in a music library are heard in one of these libraries, and
 * so is the album or artist that it gives a picture. One that is not heard would be named by the title and the tags.
 *
 * @param libraries not empty
 */
export const allHeard = (
  { and, not, exists, selectFrom }: ExpressionBuilder<Tables, 'correction'>,
  libraries: readonly number[],
): Expression<SqlBool> =>
  and([
    isPicturedHeard(libraries),
    not(
      exists(
        selectFrom('corrected_song')
          .select('corrected_song.song_id')
          .whereRef('corrected_song.correction_id', '=', 'correction.id')
          .where((song) =>
            song.not(
              song.exists(
                song
                  .selectFrom('song_file')
                  .select('song_file.song_id')
                  .whereRef('song_file.song_id', '=', 'corrected_song.song_id')
                  .where('song_file.library_id', 'in', [...libraries]),
              ),
            ),
          ),
      ),
    ),
  ]);
