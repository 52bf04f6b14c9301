import { writeFile } from 'node:fs/promises';

/** Seconds before the first and after the last line. */
const BEFORE = 2.1;
const AFTER = 1.7;
const WORD = /\((\d+),\d+,\d+\)[^(]*/g;

/**
 * @typedef {object} Cut part of a song that a clip uses
 * @property {number} from s from the song's beginning
 * @property {number} length s
 * @property {number[]} beats times at which characters are sung, s from the clip's beginning
 * @property {string} sound file with the whole song
 * @property {number} song id
 */

/**
 * Gets the song of an MV from the product: the times of its lines, and its sound.
 * @param {string} url of the running product
 * @param {import('./clips.mjs').Clip} clip
 * @param {string} folder for the sound
 * @returns {Promise<Cut>}
 */
export async function songPartOf(url, { mv, lines: [first, last] }, folder) {
  const { data: film } = await call(url, `/api/x/film/song?id=${mv}`);
  const song = film.song.id;
  const { yrc } = await call(url, `/api/lyric/new?id=${song}`);
  const lines = String(yrc.lyric)
    .split('\n')
    .filter((line) => line.startsWith('['))
    .map((line) => ({ line, span: /^\[(\d+),(\d+)\]/.exec(line) }));
  const starts = Number(lines[first]?.span?.[1]) / 1000;
  const ends = (Number(lines[last]?.span?.[1]) + Number(lines[last]?.span?.[2])) / 1000;
  const from = Math.round((starts - BEFORE) * 10) / 10;
  const beats = lines
    .slice(first, last + 1)
    .flatMap(({ line }) => [...line.matchAll(WORD)].map((word) => Number(word[1]) / 1000 - from));
  const { data } = await call(url, `/api/song/url/v1?id=${song}&level=exhigh`);
  const sound = `${folder}/${song}.mp3`;
  await writeFile(sound, Buffer.from(await (await fetch(data[0].url)).arrayBuffer()));
  return { from, length: Math.round((ends + AFTER - from) * 10) / 10, beats, sound, song };
}

/** @param {string} url @param {string} path */
async function call(url, path) {
  const answer = await (await fetch(url + path)).json();
  if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}
