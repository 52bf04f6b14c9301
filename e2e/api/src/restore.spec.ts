import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseEnv } from './database.ts';
import { fileHashes, runServerCommand } from './data-folders.ts';
import { demoCaller } from './demo-caller.ts';
import { formWith, wav } from './sample-files.ts';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';

const { cloud } = endpoints;
const POSTGRES = process.env['QINGYIN_TEST_DATABASE'] === 'postgres';
/** Positions of the flipped bit; the check does not depend on the position, so `npm test` takes one. */
const PLACES = process.env['QINGYIN_AUDIT'] === '1' ? [0.7, 0.75, 0.8] : [0.75];
const folder = freshFolder();
const file = join(folder, 'all.qybackup');
let dataDir: string;
let first: ServerProcess;

/** An incompressible song, so that most of a backup consists of files. */
function noise(seconds: number): Buffer {
  const bytes = wav(seconds);
  randomBytes(bytes.length - 44).copy(bytes, 44);
  return bytes;
}
const send = async (url: string, name: string) => {
  const member = await demoCaller(url);
  const { code } = await member.http.call(cloud.cloud, { body: formWith('songFile', noise(60), name) });
  expect([code, first.output()]).toEqual([200, expect.anything()]);
};
const songs = async (): Promise<string[]> => {
  const server = await startServer({ dataDir });
  const member = await demoCaller(server.url);
  const { data } = await member.http.call(cloud.userCloud);
  server.child.kill('SIGTERM');
  await server.ended;
  return data.map(({ fileName }) => fileName);
};
const files = () => fileHashes(join(dataDir, 'files'));
const asideOf = () => readdirSync(dataDir).filter((name) => name.startsWith('before_restore_'));

beforeAll(async () => {
  first = await startServer();
  ({ dataDir } = first);
  await send(first.url, '备份前.wav');
  expect(await runServerCommand(dataDir, ['backup', file])).toMatchObject({ code: 0 });
  await send(first.url, '备份后.wav');
  first.child.kill('SIGTERM');
  await first.ended;
});
afterAll(() => {
  for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true });
});

describe('a damaged backup', () => {
  it.each(PLACES)('with one bit flipped at %d of its length changes nothing', async (place) => {
    const before = files();
    const bytes = readFileSync(file);
    const at = Math.floor(bytes.length * place);
    bytes[at] = (bytes[at] ?? 0) ^ 16;
    const broken = join(folder, 'broken');
    writeFileSync(broken, bytes);
    const { code, output } = await runServerCommand(dataDir, ['restore', broken]);
    expect([code, output]).toEqual([1, expect.stringMatching(/damaged: (?!relation)/)]);
    expect(files()).toEqual(before);
    expect(readdirSync(dataDir).filter((name) => /restor/.test(name))).toEqual([]);
  });

  it('with a file that was damaged before is refused, or restored without that file', async () => {
    const rotten = join(folder, 'rotten');
    const names = Object.keys(files());
    const [name = ''] = names;
    const stored = join(dataDir, 'files', name);
    const whole = readFileSync(stored);
    writeFileSync(stored, 'cut short');
    const { code, output } = await runServerCommand(dataDir, ['backup', rotten]);
    writeFileSync(stored, whole);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`damaged, also in the backup: files/${name}`),
    ]);

    const empty = freshFolder();
    const refused = await runServerCommand(empty, ['restore', rotten]);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(name)]);
    expect(fileHashes(join(empty, 'files'))).toEqual({});
    expect(await runServerCommand(empty, ['restore', rotten, '--without-damaged'])).toMatchObject({
      code: 0,
    });
    expect(Object.keys(fileHashes(join(empty, 'files')))).toEqual(names.filter((each) => each !== name));
    rmSync(empty, { recursive: true });
  });
});

describe('a good backup', () => {
  it('replaces database and files, which are set aside together', async () => {
    const before = files();
    expect(await songs()).toContain('备份后.wav');
    const { code, output } = await runServerCommand(dataDir, ['restore', file]);
    expect([code, output]).toEqual([0, expect.stringContaining('restored from')]);
    const [aside = ''] = asideOf();
    expect(fileHashes(join(dataDir, aside, 'files'))).toEqual(before);
    expect(existsSync(join(dataDir, aside, 'qingyin.db'))).toBe(!POSTGRES);
    const left = Object.keys(fileHashes(dataDir)).filter((name) => !name.startsWith('before_'));
    expect(left.filter((name) => /(-shm|-wal|\.part)$|restor/.test(name))).toEqual([]);
    expect(Object.keys(files())).toHaveLength(Object.keys(before).length - 1);
    const names = await songs();
    expect(names).toContain('备份前.wav');
    expect(names).not.toContain('备份后.wav');
  });
});

describe.runIf(POSTGRES)('an interrupted restore into PostgreSQL', () => {
  const schema = 'restoring_before_restore_5';
  const query = async (text: string): Promise<number> => {
    const client = new pg.Client({ connectionString: (await databaseEnv(dataDir))['DATABASE_URL'] });
    await client.connect();
    const { rowCount } = await client.query(text);
    await client.end();
    return rowCount ?? 0;
  };
  const waiting = () => query(`select 1 from pg_namespace where nspname = '${schema}'`);
  const cutOff = (): void => {
    mkdirSync(join(dataDir, 'restoring', 'files', 'ab'), { recursive: true });
    writeFileSync(join(dataDir, 'restoring', 'files', 'ab', 'other'), 'restored');
    writeFileSync(join(dataDir, 'restore.json'), JSON.stringify({ aside: 'before_restore_5', schema }));
  };

  it('is undone at the next start if the tables were not replaced yet', async () => {
    const before = files();
    cutOff();
    await query(`create schema ${schema}`);
    expect(await songs()).toContain('备份前.wav');
    expect([files(), await waiting()]).toEqual([before, 0]);
    expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
  });

  it('is finished at the next start if they were', async () => {
    const before = files();
    cutOff();
    await songs();
    expect(Object.keys(files())).toEqual(['ab/other']);
    expect(fileHashes(join(dataDir, 'before_restore_5', 'files'))).toEqual(before);
  });
});
