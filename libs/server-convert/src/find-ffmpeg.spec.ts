import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conversionFormats } from './conversion-source.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { hasFfmpeg } from './testing/ffmpeg-sounds.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qy-ffmpeg-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function program(version: string, encoders: string): Promise<string> {
  const path = join(folder, 'ff mpeg.mjs');
  const answer = `console.log(process.argv.includes('-encoders') ? ${JSON.stringify(encoders)} : ${JSON.stringify(version)});`;
  await writeFile(path, `#!${process.execPath}\n${answer}\n`);
  await chmod(path, 0o755);
  return path;
}
const ENCODERS = ' A....D flac    FLAC\n A....D aac     AAC\n V....D libopus no\n A..... opus    other\n';

describe('findFfmpeg', () => {
  it('finds the version, and the formats for which there is an encoder', async () => {
    const path = await program('ffmpeg version 7.1-ours Copyright', ENCODERS);
    expect(await findFfmpeg(path)).toEqual({
      program: path,
      version: '7.1-ours',
      formats: new Set(['flac', 'aac', 'aac-64', 'aac-128', 'aac-192', 'aac-320']),
    });
  });

  it('finds none when it is switched off, missing, something else, or without encoders', async () => {
    expect(await findFfmpeg('off')).toBeUndefined();
    expect(await findFfmpeg(join(folder, 'missing'))).toBeUndefined();
    expect(await findFfmpeg(folder)).toBeUndefined();
    expect(await findFfmpeg(await program('GNU bash, version 5', ENCODERS))).toBeUndefined();
    expect(await findFfmpeg(await program('ffmpeg version 7', ' V....D png'))).toBeUndefined();
  });

  it.skipIf(!hasFfmpeg)('finds the one of this machine (needs ffmpeg)', async () => {
    expect((await findFfmpeg(undefined))?.formats).toEqual(
      new Set(Object.keys(conversionFormats).filter((format) => format !== 'wav')),
    );
  });
});
