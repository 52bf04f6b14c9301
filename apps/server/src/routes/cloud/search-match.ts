import { maySongBeHeard, type SongRecord, withDetails, toOldSong } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';

const { cloud } = endpoints;
/** Maximum difference between the durations of two encodings of one recording. */
const CLOSE_MS = 5000;
const MOST = 20;

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
/** Title without its suffix in brackets: `静夜思 (Live)` is searched for as `静夜思`. */
const bare = (title: string): string => title.replace(/\s*[(（[【].*$/u, '').trim() || title;

/** Score of a song as the match of a local file; 0 = a different song. */
function fit(
  { song, album, artists }: SongRecord,
  wanted: { artist: string; album: string; duration: number },
): number {
  const names = artists.flatMap(({ name, name_en }) => [folded(name), folded(name_en)]).filter(Boolean);
  const artist = folded(wanted.artist);
  const sameArtist = artist !== '' && names.some((name) => artist.includes(name));
  const sameAlbum = wanted.album !== '' && folded(wanted.album) === folded(album.name);
  const close = wanted.duration > 0 && Math.abs(wanted.duration * 1000 - song.duration_ms) <= CLOSE_MS;
  const said = artist !== '' || wanted.album !== '' || wanted.duration > 0;
  if (said && !sameArtist && !sameAlbum && !close) return 0;
  return 1 + Number(sameArtist) * 4 + Number(sameAlbum) * 2 + Number(close);
}

/**
 * Route that finds the song that a local file contains, among those that the caller may hear
 * (docs/specification/contract/my-music.md#cloud-disk).
 */
export const searchMatchRoute: Route = route(
  cloud.searchMatch,
  schemas.cloud.searchMatch,
  async ({ db, origin, viewer }, { title, ...wanted }) => {
    const names = [...new Set([folded(title), folded(bare(title))])];
    const rows = await db
      .selectFrom('song')
      .selectAll()
      .where('hidden', '=', 0)
      .where(maySongBeHeard(await viewer()))
      .where((eb) =>
        eb.or([
          eb(eb.fn<string>('lower', ['name']), 'in', names),
          eb(eb.fn<string>('lower', ['name_en']), 'in', names),
        ]),
      )
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .limit(MOST)
      .execute();
    const songs = (await withDetails(db, rows))
      .map((record) => ({ record, grade: fit(record, wanted) }))
      .filter(({ grade }) => grade > 0)
      .sort((a, b) => b.grade - a.grade)
      .map(({ record }) => toOldSong(record, origin));
    return { code: 200, result: { ids: songs.map((song) => song.id), songs } };
  },
);
