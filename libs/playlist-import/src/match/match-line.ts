import type { Track } from '@qingyin/contract';
import type { PlaylistFileSong } from '@qingyin/playlist-files';
import type { Dictionary } from '@qingyin/text';
import type { ImportLine } from './import-line.ts';
import { bareTitle, type Score, scoreTrack } from './score-track.ts';

/** Searches the catalogue for songs by keywords. */
export type SearchSongs = (keywords: string) => Promise<readonly Track[]>;

/** Minimum total score of a match that needs no confirmation by the user. */
const SURE = 0.88;
/** Minimum artist score of such a match. */
const SURE_ARTIST = 0.7;
/**
 * Minimum title score of such a match when the line names no artist; it must also be the only candidate that
 * reaches it.
 */
const SURE_TITLE = 0.97;
/** Minimum total score of a candidate; below it the track counts as another song. */
const LIKELY = 0.45;
/** Minimum total score of a candidate that is preselected until the user chooses another one. */
const TAKEN = 0.65;
const CANDIDATES = 5;
const CALLS = 3;

interface Scored extends Score {
  track: Track;
}

/** Search queries for a song, most specific first, at most `CALLS`. */
function searchesOf({ title, artists, orderUncertain }: PlaylistFileSong): string[] {
  const names = artists.join(' ');
  const queries = [
    `${bareTitle(title)} ${names}`,
    title,
    bareTitle(title),
    ...(orderUncertain ? [names] : []),
  ];
  return [...new Set(queries.map((each) => each.trim()))].filter(Boolean).slice(0, CALLS);
}

/**
 * Searches for one line and scores the results; stops at the first query that yields a sure match.
 * @throws the error of a failed search
 */
export async function matchLine(
  song: PlaylistFileSong,
  search: SearchSongs,
  dictionary: Dictionary,
): Promise<ImportLine> {
  const known = new Map<number, Scored>();
  for (const query of searchesOf(song)) {
    for (const track of await search(query)) {
      if (!known.has(track.id)) known.set(track.id, { track, ...scoreTrack(song, track, dictionary) });
    }
    const best = judge(song, [...known.values()]);
    if (best.state === 'sure') return best;
  }
  return judge(song, [...known.values()]);
}

function judge(song: PlaylistFileSong, scored: readonly Scored[]): ImportLine {
  // `sort` is stable: candidates with equal scores keep the order of the service.
  const likely = scored.filter(({ total }) => total >= LIKELY).sort((a, b) => b.total - a.total);
  const [best] = likely;
  const candidates = likely.slice(0, CANDIDATES).map(({ track }) => track);
  if (!best) return { song, state: 'none', candidates, chosen: null };
  const state = isSure(best, likely) ? 'sure' : 'unsure';
  const taken = best.total >= TAKEN && (best.artist ?? SURE_ARTIST) >= SURE_ARTIST;
  return { song, state, candidates, chosen: taken ? best.track.id : null };
}

function isSure(best: Scored, likely: readonly Scored[]): boolean {
  if (best.artist !== undefined) return best.total >= SURE && best.artist >= SURE_ARTIST;
  return best.total >= SURE_TITLE && likely.filter(({ total }) => total >= SURE_TITLE).length === 1;
}

/**
 * Matches a song by its catalogue id, as found in lists exported by this client. Null when the track is missing or
 * its title differs, because ids of another server name other songs.
 */
export function matchById(
  song: PlaylistFileSong,
  track: Track | undefined,
  dictionary: Dictionary,
): ImportLine | null {
  if (!track || scoreTrack(song, track, dictionary).title < SURE) return null;
  return { song, state: 'sure', candidates: [track], chosen: track.id };
}
