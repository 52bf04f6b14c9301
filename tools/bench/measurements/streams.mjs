import { setMaxListeners } from 'node:events';
import { get } from 'node:http';

const PLAYERS = 200;
/** Number of played songs; they are rendered before, because the measurement is about streaming. */
const SONGS = 20;
const FIRST_SONG = 10_001;
const AHEAD_S = 30;
const STARTED_S = 5;
const LOOK_MS = 250;

/**
 * Players that stream one song each: they buffer ahead as far as a browser does, and play from the buffer.
 * @param {string} url of the server
 * @param {string} cookie as a parameter
 */
export async function openStreams(url, cookie) {
  const ids = Array.from({ length: SONGS }, (_, index) => FIRST_SONG + index);
  const answer = await fetch(`${url}/api/song/url/v1?id=${ids.join(',')}&level=standard&cookie=${cookie}`);
  /** @type {{ data: { url: string | null, br: number }[] }} */
  const { data } = await answer.json();
  const songs = data.flatMap((song) =>
    song.url === null ? [] : [{ url: song.url, bytesASecond: song.br / 8 }],
  );
  for (const song of songs) await (await fetch(song.url)).arrayBuffer();
  const stop = new AbortController();
  setMaxListeners(PLAYERS * 2, stop.signal);
  let emptiest = Infinity;
  const players = Array.from({ length: PLAYERS }, async (_, index) => {
    const song = songs[index % songs.length];
    if (song === undefined) throw new Error('no song has an address');
    emptiest = Math.min(emptiest, await play(song, stop.signal));
  });
  return {
    /** Stops the players. @returns {Promise<number>} smallest buffer of any player, seconds */
    async close() {
      stop.abort();
      await Promise.all(players);
      return emptiest;
    },
  };
}

/** @param {string} url @param {AbortSignal} signal @returns {Promise<import('node:http').IncomingMessage>} */
const answerOf = (url, signal) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { range: 'bytes=0-' }, signal }, resolve).on('error', reject);
  });

/**
 * Plays a song in a loop until it is aborted.
 * @param {{ url: string, bytesASecond: number }} song @param {AbortSignal} signal
 * @returns {Promise<number>} smallest buffer between the first seconds and the song's end, seconds
 */
async function play({ url, bytesASecond }, signal) {
  let least = Infinity;
  while (!signal.aborted) {
    const start = performance.now();
    let seconds = 0;
    let ended = false;
    const buffered = () => seconds - (performance.now() - start) / 1000;
    const look = setInterval(() => {
      if (!ended && seconds > STARTED_S) least = Math.min(least, buffered());
    }, LOOK_MS);
    try {
      for await (const chunk of await answerOf(url, signal)) {
        seconds += chunk.length / bytesASecond;
        while (buffered() > AHEAD_S && !signal.aborted)
          await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      ended = true;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, buffered() * 1000)));
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      clearInterval(look);
    }
  }
  return least;
}
