import type { Track } from '@qingyin/contract';
import type { ListedSong } from '@qingyin/data-library';
import type { Dictionary } from '@qingyin/text';
import type { ImportLine } from './import-line.ts';
import { bareTitle, type Score, scoreOf } from './score.ts';

export type Search = (keywords: string) => Promise<readonly Track[]>;

/** From here on nobody needs to look. */
const SURE = 0.88;
/** Who sings must be right as well. */
const SURE_ARTIST = 0.7;
/** Without an artist only the very title is, and only when it is the only one. */
const SURE_TITLE = 0.97;
/** Below it is another song. */
const LIKELY = 0.45;
/** Good enough to be taken unless somebody says otherwise. */
const TAKEN = 0.65;
const CANDIDATES = 5;
const CALLS = 3;

interface Scored extends Score {
  track: Track;
}

/** The words a song is looked for by, the most telling first. */
function searchesOf({ title, artists, eitherWay }: ListedSong): string[] {
  const names = artists.join(' ');
  const words = [`${bareTitle(title)} ${names}`, title, bareTitle(title), ...(eitherWay ? [names] : [])];
  return [...new Set(words.map((each) => each.trim()))].filter(Boolean).slice(0, CALLS);
}

/** Looks for one line and judges what was found. Rejects when a search does. */
export async function matchLine(
  song: ListedSong,
  search: Search,
  dictionary: Dictionary,
): Promise<ImportLine> {
  const known = new Map<number, Scored>();
  for (const words of searchesOf(song)) {
    for (const track of await search(words)) {
      if (!known.has(track.id)) known.set(track.id, { track, ...scoreOf(song, track, dictionary) });
    }
    const best = judge(song, [...known.values()]);
    if (best.state === 'sure') return best;
  }
  return judge(song, [...known.values()]);
}

function judge(song: ListedSong, scored: readonly Scored[]): ImportLine {
  // Songs that tie stay in the service's order.
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

/** A song of one of our own lists, by its number, when it has the title it had. */
export function matchById(
  song: ListedSong,
  track: Track | undefined,
  dictionary: Dictionary,
): ImportLine | null {
  if (!track || scoreOf(song, track, dictionary).title < SURE) return null;
  return { song, state: 'sure', candidates: [track], chosen: track.id };
}
