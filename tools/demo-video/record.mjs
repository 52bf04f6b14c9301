import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const FRAMES_A_SECOND = 24;

/** Bundles the scenes into one script for a page. */
export async function scenesScript() {
  const entry = fileURLToPath(new URL('scenes/index.ts', import.meta.url));
  const made = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2022',
  });
  return made.outputFiles[0]?.text ?? '';
}

/**
 * Draws a clip frame by frame and records it almost losslessly, as the source of the encodings.
 * @param {import('playwright').Browser} browser
 * @param {string} script
 * @param {import('./clips.mjs').Clip} clip
 * @param {import('./song-part.mjs').Cut} cut
 * @param {string} target
 */
export async function record(browser, script, { scene, title }, { length, beats }, target) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  await page.evaluate(({ scene, cue }) => window.makeReady(scene, cue), {
    scene,
    cue: { length, beats, title },
  });
  const args = [
    '-v',
    'error',
    '-y',
    '-f',
    'image2pipe',
    '-c:v',
    'mjpeg',
    '-r',
    String(FRAMES_A_SECOND),
    '-i',
    '-',
  ];
  const ffmpeg = spawn(
    'ffmpeg',
    [...args, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '6', '-pix_fmt', 'yuv420p', target],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const ended = once(ffmpeg, 'exit');
  for (let frame = 0; frame < Math.round(length * FRAMES_A_SECOND); frame += 1) {
    const picture = await page.evaluate((seconds) => window.frame(seconds), frame / FRAMES_A_SECOND);
    if (!ffmpeg.stdin.write(Buffer.from(picture, 'base64'))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  await page.close();
}
