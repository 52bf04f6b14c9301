/**
 * `node tools/demo-video/make.mjs [scene …]`: draws the demo's films and encodes them into libs/demo-catalogue/clips; all
 * scenes, or the named ones. Needs a built server, Chromium, the fonts of Debian's fonts-noto-cjk, and ffmpeg.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright';
import { findChromium } from '../lib/chromium.mjs';
import { ProductServer } from '../lib/product-server.mjs';
import { at } from '../lib/root.mjs';
import { clips } from './clips.mjs';
import { encode, FOLDER, forms, poster } from './encode.mjs';
import { record, scenesScript } from './record.mjs';
import { songPartOf } from './song-part.mjs';

const LIST = at('libs', 'demo-catalogue', 'src', 'clips', 'clips.json');
const MEGABYTE = 1e6;
/** Positions of the posters, as shares of a clip's length. */
const POSTERS = { mv: 0.66, video: 0.42 };

const wanted = process.argv.slice(2);
const chromium = findChromium();
if (chromium === null) throw new Error('No Chromium was found');
const folder = await mkdtemp(join(tmpdir(), 'qingyin-clips-'));
await mkdir(FOLDER, { recursive: true });
const server = await ProductServer.start();
const browser = await playwright.launch({
  executablePath: chromium,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const script = await scenesScript();
  /** @type {(Record<string, unknown> & { name: string })[]} */
  const before = JSON.parse(await readFile(LIST, 'utf8'));
  const made = new Map(before.map((clip) => [clip.name, clip]));
  for (const clip of clips.filter(({ scene }) => wanted.length === 0 || wanted.includes(scene))) {
    const cut = await songPartOf(server.url, clip, folder);
    const recorded = join(folder, `${clip.scene}.mkv`);
    await record(browser, script, clip, cut, recorded);
    const files = [];
    for (const form of forms) files.push(await encode(recorded, cut, clip.scene, form));
    for (const [kind, part] of Object.entries(POSTERS))
      await poster(recorded, cut.length * part, `clip-${kind}-${clip.scene}`);
    await rm(recorded);
    const place = { from: Math.round(cut.from * 1000), duration: Math.round(cut.length * 1000) };
    made.set(clip.scene, { name: clip.scene, mv: clip.mv, ...place, width: 1280, height: 720, files });
    const list = clips.flatMap(({ scene }) => made.get(scene) ?? []);
    await writeFile(LIST, `${JSON.stringify(list, null, 2)}\n`);
    const size = files.reduce((sum, file) => sum + file.size, 0) / MEGABYTE;
    console.log(
      `${clip.scene}: ${cut.length} s from ${cut.from} s, ${size.toFixed(2)} MB`,
      files.map(({ size }) => size).join(' '),
    );
  }
} finally {
  await browser.close();
  await server.dispose();
  await rm(folder, { recursive: true, force: true });
}
