import type { LibraryWork } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';

/** A song of an album, in the order of the album. */
interface MovementRow {
  id: number;
  disc: number;
  work: string;
  movement: string;
  movementNo: number;
}

/**
 * Works of an album: songs that follow each other on a disc and name the same work, with the composers that all of them
 * have. A single song is no work of several movements.
 */
export async function albumWorks(db: Db, songs: readonly MovementRow[]): Promise<LibraryWork[]> {
  const works = groupedSongs(songs).filter(([first, ...others]) => first?.work && others.length > 0);
  if (works.length === 0) return [];
  const composers = await db
    .selectFrom('song_credit')
    .innerJoin('artist', 'artist.id', 'song_credit.artist_id')
    .select(['song_credit.song_id', 'artist.id', 'artist.name'])
    .where('song_credit.role', '=', 'composer')
    .where(
      whereIn(
        db,
        'song_credit.song_id',
        works.flat().map(({ id }) => id),
      ),
    )
    .orderBy('song_credit.song_id')
    .orderBy('song_credit.position')
    .execute();
  const bySong = new Map<number, typeof composers>();
  for (const row of composers) bySong.set(row.song_id, [...(bySong.get(row.song_id) ?? []), row]);
  const of = (song: MovementRow | undefined) => bySong.get(song?.id ?? 0) ?? [];
  return works.map((movements) => ({
    name: movements[0]?.work ?? '',
    composers: of(movements[0])
      .filter(({ id }) => movements.every((song) => of(song).some((composer) => composer.id === id)))
      .map(({ id, name }) => ({ id, name })),
    movements: movements.map(({ id, movement, movementNo }) => ({ id, name: movement, no: movementNo })),
  }));
}

function groupedSongs(songs: readonly MovementRow[]): MovementRow[][] {
  const groups: MovementRow[][] = [];
  for (const song of songs) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last && first?.work === song.work && first.disc === song.disc) last.push(song);
    else groups.push([song]);
  }
  return groups;
}
