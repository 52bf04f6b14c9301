import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';

/** Folder of the encoded files. */
export const FOLDER = at('libs', 'demo-catalogue', 'clips');
const FADE_S = 1.3;

/**
 * @typedef {object} Form
 * @property {'mp4' | 'webm'} type
 * @property {number} resolution lines
 * @property {number} video kbit/s
 * @property {readonly string[]} sound
 */

/** Encodings of every clip, chosen so that all clips together stay below 8 MB. @type {readonly Form[]} */
export const forms = [
  { type: 'mp4', resolution: 360, video: 54, sound: ['-c:a', 'aac', '-b:a', '34k', '-ac', '1'] },
  { type: 'mp4', resolution: 720, video: 140, sound: ['-c:a', 'aac', '-b:a', '46k'] },
  { type: 'webm', resolution: 360, video: 34, sound: ['-c:a', 'libopus', '-b:a', '26k'] },
  { type: 'webm', resolution: 720, video: 78, sound: ['-c:a', 'libopus', '-b:a', '36k'] },
];

/** A key frame every three seconds, for seeking. */
const KEYS = ['-g', '72'];
/** No encoder name or date, so that equal pictures give equal files. */
const BARE = [
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-map_metadata',
  '-1',
];
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-aq-mode',
  '3',
  '-pix_fmt',
  'yuv420p',
  ...KEYS,
];
/** One thread, because several distribute the bits differently each time. */
const AV1 = ['-c:v', 'libsvtav1', '-preset', '6', '-svtav1-params', 'lp=1', '-pix_fmt', 'yuv420p', ...KEYS];

/**
 * Encodes a recorded clip with its part of the song in one format.
 * @param {string} recorded
 * @param {import('./song-part.mjs').Cut} cut
 * @param {string} name
 * @param {Form} form
 */
export async function encode(recorded, { from, length, sound }, name, form) {
  const target = join(FOLDER, `${name}-${form.resolution}.${form.type}`);
  const picture = [
    '-map',
    '0:v',
    '-vf',
    `scale=-2:${form.resolution}:flags=lanczos`,
    '-b:v',
    `${form.video}k`,
  ];
  const fades = `afade=t=in:d=${FADE_S},afade=t=out:st=${length - FADE_S}:d=${FADE_S}`;
  const heard = ['-ss', String(from), '-t', String(length), '-i', sound];
  const mixed = ['-map', '1:a', '-af', fades, ...form.sound];
  if (form.type === 'mp4') {
    const log = ['-passlogfile', recorded];
    await ffmpeg(['-i', recorded, ...picture, ...H264, '-pass', '1', ...log, '-an', '-f', 'null', '-']);
    const second = [...H264, '-pass', '2', ...log, '-movflags', '+faststart'];
    await ffmpeg(['-i', recorded, ...heard, ...picture, ...second, ...mixed, ...BARE, target]);
  } else await ffmpeg(['-i', recorded, ...heard, ...picture, ...AV1, ...mixed, ...BARE, target]);
  const bytes = await readFile(target);
  const md5 = createHash('md5').update(bytes).digest('hex');
  return { type: form.type, resolution: form.resolution, size: (await stat(target)).size, md5 };
}

/**
 * Saves a frame as a poster.
 * @param {string} recorded
 * @param {number} seconds
 * @param {string} key
 */
export async function poster(recorded, seconds, key) {
  const target = join(FOLDER, `${key}.webp`);
  await ffmpeg([
    '-ss',
    String(seconds),
    '-i',
    recorded,
    '-frames:v',
    '1',
    '-vf',
    'scale=960:-2',
    '-c:v',
    'libwebp',
    '-quality',
    '76',
    target,
  ]);
}

/** @param {readonly string[]} args */
async function ffmpeg(args) {
  const { code, output } = await run('ffmpeg', ['-v', 'error', '-y', ...args], { quiet: true });
  if (code !== 0) throw new Error(`ffmpeg ${args.join(' ')}:\n${output}`);
}
