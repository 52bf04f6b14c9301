import { execFileSync, spawnSync } from 'node:child_process';

/** Whether this machine has an ffmpeg; tests that need one are skipped by name without. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/** Samples of a stereo test tone with 16 bits, in which no two places are alike. */
export function testSamples(seconds: number, sampleRate: number): Int16Array {
  const samples = new Int16Array(Math.round(seconds * sampleRate) * 2);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const tone = Math.sin((at >> 1) * 0.02) * 12_000;
    samples[at] = Math.round(tone + (state % 2000) - 1000);
  }
  return samples;
}

/** Writes samples as a file in the format of its name's ending, by ffmpeg. */
export function writeSound(
  path: string,
  samples: Int16Array,
  sampleRate: number,
  options: readonly string[] = [],
): void {
  const input = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '2', '-i', 'pipe:0'];
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...options, `file:${path}`], {
    input: Buffer.from(samples.buffer),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

/** Decodes a file to interleaved samples with 16 bits. */
export function readSound(path: string): Int16Array {
  const bytes = execFileSync(
    'ffmpeg',
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-i',
      `file:${path}`,
      '-f',
      's16le',
      '-c:a',
      'pcm_s16le',
      'pipe:1',
    ],
    { maxBuffer: 200_000_000, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Facts of the sound of a file as ffprobe states them. */
export function probeSound(path: string): Record<string, string> {
  const text = execFileSync('ffprobe', [
    ...['-v', 'error', '-select_streams', 'a:0', '-of', 'default=noprint_wrappers=1'],
    ...['-show_entries', 'stream=codec_name,sample_rate,channels,bits_per_raw_sample,duration'],
    `file:${path}`,
  ]).toString();
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
}
