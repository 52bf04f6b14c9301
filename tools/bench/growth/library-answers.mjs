import { callTimes, postTimes } from './call-times.mjs';

const SEARCHES = 500;
const WARM_UP_SEARCHES = 100;
const PAGES = 60;
const TIMES = 15;
const PLAYLIST_SONGS = 10_000;
const IDS_PER_CALL = 1000;
const SONG_PAGE = 100;
const ALBUM_PAGE = 60;
const ORDERS = ['added', 'name', 'artist', 'album', 'year', 'plays'];

/** Ten rules that each hold for many songs, so that none of them ends the evaluation early. */
const TEN_RULES = {
  match: 'any',
  rules: [
    { field: 'title', op: 'contains', value: '月' },
    { field: 'artist', op: 'contains', value: '白' },
    { field: 'album', op: 'contains', value: '春' },
    { field: 'albumArtist', op: 'not-contains', value: '山' },
    { field: 'year', op: 'since', value: 1990 },
    { field: 'duration', op: 'more', value: 600 },
    { field: 'bitrate', op: 'more', value: 900 },
    { field: 'plays', op: 'more', value: 3 },
    { field: 'libraryAdded', op: 'within', value: 30 },
    { field: 'format', op: 'is', value: 'flac' },
  ],
  order: 'year',
  descending: true,
  limit: 500,
};

/**
 * @typedef {object} Listener
 * @property {string} url address of the server
 * @property {string} cookie
 * @property {{ title: string, artist: string }[]} songs of the library, evenly chosen
 */

/** 99th percentiles of searches and suggestions, one call at a time. @param {Listener} listener */
export async function measureSearch({ url, cookie, songs }) {
  const terms = different((index) => termOf(songs, index));
  const search = await callTimes(
    url,
    cookie,
    terms.map((term) => `/cloudsearch?keywords=${encodeURIComponent(term)}&limit=30`),
    { warmUp: WARM_UP_SEARCHES },
  );
  const typed = different((index) => termOf(songs, index).slice(0, 2 + (index % 4)));
  const suggestions = await callTimes(
    url,
    cookie,
    typed.map((term) => `/search/suggest?keywords=${encodeURIComponent(term)}`),
    { warmUp: WARM_UP_SEARCHES },
  );
  return {
    searchP50Ms: search.p50Ms,
    searchP99Ms: search.p99Ms,
    suggestP50Ms: suggestions.p50Ms,
    suggestP99Ms: suggestions.p99Ms,
  };
}

/** Texts without those of before, whose answers the server may still have. @param {(index: number) => string} textOf */
function different(textOf) {
  const found = new Set(Array.from({ length: 10 * SEARCHES }, (_, index) => textOf(index)).filter(Boolean));
  return [...found].slice(0, SEARCHES);
}

/** What people type: a title, an artist, both, or the start of a title. @param {Listener['songs']} songs @param {number} index */
function termOf(songs, index) {
  const { title, artist } = songs[index % songs.length] ?? { title: '', artist: '' };
  const forms = [title, artist, `${artist} ${title}`, title.slice(0, 2)];
  return forms[(index + Math.floor(index / songs.length)) % forms.length] ?? '';
}

/**
 * Pages of songs and albums in each order, from the first to the last, and pages of a genre and a decade.
 * @param {Listener} listener
 */
export async function measurePages({ url, cookie }) {
  const { total } = await read(url, cookie, '/x/library/songs?limit=1');
  const { total: albums } = await read(url, cookie, '/x/library/albums?limit=1');
  const { genres, decades } = await read(url, cookie, '/x/library/genres');
  /** @param {string} path @param {number} size @param {number} count */
  const spread = (path, size, count) =>
    Array.from({ length: PAGES }, (_, index) => {
      const page = Math.floor((index / PAGES) * (count / size));
      return `${path}&limit=${size}&offset=${page * size}`;
    });
  /** @type {{ p50Ms: number, p99Ms: number }[]} */
  const songTimes = [];
  for (const order of ORDERS)
    songTimes.push(await callTimes(url, cookie, spread(`/x/library/songs?order=${order}`, SONG_PAGE, total)));
  const filters = [
    ...genres
      .slice(0, PAGES / 2)
      .map((/** @type {{ key: string }} */ { key }) => `genre=${encodeURIComponent(key)}`),
    ...decades.map((/** @type {{ decade: number }} */ { decade }) => `decade=${decade}`),
  ];
  const filterTimes = await callTimes(
    url,
    cookie,
    filters.flatMap((filter) => [
      `/x/library/songs?order=added&limit=${SONG_PAGE}&${filter}`,
      `/x/library/albums?order=added&limit=${ALBUM_PAGE}&${filter}`,
    ]),
  );
  const albumTimes = await callTimes(url, cookie, spread('/x/library/albums?order=name', ALBUM_PAGE, albums));
  return {
    songPageP50Ms: Math.max(...songTimes.map(({ p50Ms }) => p50Ms)),
    songPageP99Ms: Math.max(...songTimes.map(({ p99Ms }) => p99Ms)),
    songPages: Object.fromEntries(ORDERS.map((order, index) => [order, songTimes[index]])),
    albumPageP99Ms: albumTimes.p99Ms,
    filterP50Ms: filterTimes.p50Ms,
    filterP99Ms: filterTimes.p99Ms,
  };
}

/** A smart playlist of ten rules over the whole library. @param {Listener} listener */
export async function measureSmartPlaylist({ url, cookie }) {
  const times = await postTimes(
    url,
    cookie,
    '/x/smart-playlists/preview',
    { rules: JSON.stringify(TEN_RULES) },
    TIMES,
  );
  return { smartPlaylistMs: times.p50Ms };
}

/** A playlist of 10,000 songs with the ids of all of them. @param {Listener} listener */
export async function measureLongPlaylist({ url, cookie }) {
  /** @type {number[]} */
  const ids = [];
  for (let offset = 0; offset < PLAYLIST_SONGS; offset += SONG_PAGE) {
    const { songs } = await read(
      url,
      cookie,
      `/x/library/songs?order=name&limit=${SONG_PAGE}&offset=${offset}`,
    );
    if (songs.length === 0) break;
    ids.push(...songs.map((/** @type {{ id: number }} */ { id }) => id));
  }
  const made = await post(url, cookie, '/playlist/create', { name: 'long' });
  const pid = String(made.playlist.id);
  for (let at = 0; at < ids.length; at += IDS_PER_CALL)
    await post(url, cookie, '/playlist/tracks', {
      op: 'add',
      pid,
      tracks: ids.slice(at, at + IDS_PER_CALL).join(),
    });
  const times = await callTimes(
    url,
    cookie,
    Array.from({ length: TIMES }, () => `/playlist/detail?id=${pid}&s=0`),
  );
  return { playlistSongs: ids.length, playlistMs: times.p50Ms };
}

/** @param {string} url @param {string} cookie @param {string} path @returns {Promise<any>} */
async function read(url, cookie, path) {
  const answer = await fetch(`${url}/api${path}`, { headers: { cookie } });
  return checked(path, await answer.json());
}

/** @param {string} url @param {string} cookie @param {string} path @param {Record<string, string>} form @returns {Promise<any>} */
async function post(url, cookie, path, form) {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(form),
  });
  return checked(path, await answer.json());
}

/** @param {string} path @param {any} result */
function checked(path, result) {
  const code = result.code ?? result.body?.code ?? result.status;
  if (code !== 200) throw new Error(`${path} answered ${JSON.stringify(result).slice(0, 200)}`);
  return result;
}
