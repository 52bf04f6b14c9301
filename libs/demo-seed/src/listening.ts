import { demoArtists, demoMvs, DEMO_USER_ID, demoUsers } from '@qingyin/demo-catalogue';
import {
  listeningDay,
  randomInteger,
  pickRandom,
  seededRandom,
  shuffled,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
} from '@qingyin/server-kernel';
import { type SeedRows } from './seed-rows.ts';
import { type DemoSong, FIRST_ARTIST } from './songs.ts';

/** Length of the listening history in days. */
const DAYS = 60;
const HISTORY_DAYS = 5;
const DAILY_SONGS = 30;
const FILMS_SEEN = 4;

type LogRow = NonNullable<SeedRows['play_log']>[number];
type Listener = (typeof demoUsers)[number];

interface Source {
  kind: 'playlist' | 'album';
  id: number;
  songs: readonly DemoSong[];
}

/** Random songs by the taste of one user: mostly the user's mood, some of all others. */
function tasteOf(user: Listener, songs: readonly DemoSong[], random: () => number): () => DemoSong {
  const fitting = songs.filter(({ poem }) => poem.mood === user.mood);
  const favourites = new Set(
    shuffled(fitting, random)
      .slice(0, 2)
      .flatMap(({ artists }) => artists),
  );
  let sum = 0;
  const upTo = songs.map((song) => {
    const fits = song.poem.mood === user.mood ? 4 : 1;
    const loved = song.artists.some((artist) => favourites.has(artist)) ? 3 : 1;
    sum += fits * loved * (0.2 + random()) * (Number(song.row.popularity) / 50);
    return sum;
  });
  return () => {
    const at = random() * sum;
    return songs[upTo.findIndex((border) => border >= at)] ?? pickRandom(songs, random);
  };
}

function sourcesFor(user: Listener, songs: readonly DemoSong[], lists: SeedRows): Source[] {
  const byId = new Map(songs.map((song) => [Number(song.row.id), song]));
  const tracks = new Map<number, DemoSong[]>();
  for (const { playlist_id, song_id } of lists.playlist_track ?? []) {
    const song = byId.get(song_id);
    if (song) tracks.set(playlist_id, [...(tracks.get(playlist_id) ?? []), song]);
  }
  const own = (lists.playlist ?? []).filter((list) => list.owner_id === user.id && !list.toplist_type);
  const others = (lists.playlist ?? []).filter(
    (list) => list.special_type === 0 && list.image_key.includes(`-${user.mood}-`),
  );
  const playlists = [...own, ...others].map((list): Source => {
    const id = Number(list.id);
    return { kind: 'playlist', id, songs: tracks.get(id) ?? [] };
  });
  const albums = new Map<number, DemoSong[]>();
  for (const song of songs.filter(({ poem }) => poem.mood === user.mood))
    albums.set(song.row.album_id, [...(albums.get(song.row.album_id) ?? []), song]);
  return [
    ...playlists.filter(({ songs: list }) => list.length > 0),
    ...[...albums].map(([id, list]): Source => ({ kind: 'album', id, songs: list })),
  ];
}

/** Play log of one user, latest first, without overlapping plays. */
function logOf(user: Listener, songs: readonly DemoSong[], lists: SeedRows, now: number) {
  const random = seededRandom(user.id * 211);
  const draw = tasteOf(user, songs, random);
  const sources = sourcesFor(user, songs, lists);
  const most = randomInteger(8, 26, random);
  const rows: LogRow[] = [];
  const recent = new Map<string, NonNullable<SeedRows['recent_play']>[number]>();
  for (let day = 0; day < DAYS; day += 1) {
    let at = now - day * DAY_MS - randomInteger(10, day === 0 ? 90 : 14 * 60, random) * MINUTE_MS;
    const count = day === 0 ? randomInteger(3, most, random) : randomInteger(0, most, random);
    const source = sources.length > 0 && random() < 0.7 ? pickRandom(sources, random) : undefined;
    for (let played = 0; played < count; played += 1) {
      const song = source && random() < 0.8 ? pickRandom(source.songs, random) : draw();
      const seconds = Math.ceil(song.row.duration_ms / 1000);
      rows.push({ user_id: user.id, song_id: Number(song.row.id), at, seconds, source_id: source?.id ?? 0 });
      if (source && !recent.has(`${source.kind}${source.id}`))
        recent.set(`${source.kind}${source.id}`, {
          user_id: user.id,
          kind: source.kind,
          resource_id: source.id,
          at,
        });
      at -= song.row.duration_ms + randomInteger(2, 40, random) * 1000;
    }
  }
  const films = shuffled(demoMvs, random)
    .slice(0, FILMS_SEEN)
    .map((mv, index) => ({
      user_id: user.id,
      kind: 'mv' as const,
      resource_id: mv.id,
      at: now - randomInteger(index * 30 + 1, index * 30 + 29, random) * HOUR_MS,
    }));
  return { rows, recent: [...recent.values(), ...films], draw };
}

function recordsOf(log: readonly LogRow[]): NonNullable<SeedRows['play_record']> {
  const records = new Map<string, NonNullable<SeedRows['play_record']>[number]>();
  for (const { user_id, song_id, at, seconds } of log) {
    const key = `${user_id} ${song_id}`;
    const known = records.get(key) ?? { user_id, song_id, plays: 0, seconds: 0, last_at: 0 };
    records.set(key, {
      ...known,
      plays: known.plays + 1,
      seconds: known.seconds + seconds,
      last_at: Math.max(known.last_at, at),
    });
  }
  return [...records.values()];
}

function daysOf(log: readonly LogRow[]): NonNullable<SeedRows['song_day']> {
  const days = new Map<string, NonNullable<SeedRows['song_day']>[number]>();
  for (const { song_id, at } of log) {
    const day = listeningDay(at);
    const key = `${day} ${song_id}`;
    days.set(key, { day, song_id, plays: (days.get(key)?.plays ?? 0) + 1 });
  }
  return [...days.values()];
}

/** Daily songs recommended to the demo account on previous days. */
function historyOf(draw: () => DemoSong, now: number): NonNullable<SeedRows['proposal']> {
  return Array.from({ length: HISTORY_DAYS }, (_, index) => {
    const chosen = new Map<number, DemoSong>();
    while (chosen.size < DAILY_SONGS) {
      const song = draw();
      chosen.set(Number(song.row.id), song);
    }
    const items = [...chosen].map(([id, { artists }]) => {
      const artist = demoArtists[(artists[0] ?? FIRST_ARTIST) - FIRST_ARTIST]?.name ?? '';
      return { id, alg: 'artistbased', reason: `来自你常听的 ${artist}` };
    });
    return {
      user_id: DEMO_USER_ID,
      day: listeningDay(now) - 1 - index,
      kind: 'songs',
      made_at: now - (index + 1) * DAY_MS,
      items: JSON.stringify(items),
    };
  });
}

/**
 * Two months of plays, from which play records, charts, recommendations and recent plays are derived.
 * Deterministic except for the end of the history.
 *
 * @param now ms since 1970, end of the history, so that a new server has a full last week
 * @returns the rows, and the number of plays by user
 */
export function listeningRows(
  songs: readonly DemoSong[],
  lists: SeedRows,
  now: number,
): { rows: SeedRows; listened: ReadonlyMap<number, number> } {
  const audible = songs.filter(({ row }) => row.available === 1);
  const logs = demoUsers.map((user) => ({ user, ...logOf(user, audible, lists, now) }));
  const play_log = logs
    .flatMap(({ rows }) => rows.map((row, index) => ({ ...row, listen: `demo-${index}` })))
    .sort((a, b) => a.at - b.at);
  const song_day = daysOf(play_log);
  const demo = logs.find(({ user }) => user.id === DEMO_USER_ID);
  return {
    listened: new Map(logs.map(({ user, rows }) => [user.id, rows.length])),
    rows: {
      play_log,
      play_record: recordsOf(play_log),
      recent_play: logs.flatMap(({ recent }) => recent),
      song_day,
      // Due immediately: the background jobs compute the neighbours after the start.
      song_upkeep: [...new Set(song_day.map((row) => row.song_id))].map((song_id) => ({
        song_id,
        due_at: 1,
        made_at: 0,
      })),
      proposal: demo ? historyOf(demo.draw, now) : [],
    },
  };
}
