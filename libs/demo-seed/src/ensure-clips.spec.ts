import { clipAt, clipPath, clips, clipUrl, posterKey, posterPath } from '@qingyin/demo-catalogue';
import { type Db, openDb } from '@qingyin/server-db';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoSongs } from './songs.ts';
import { seedDatabase } from './seed.ts';
import { ensureClips } from './ensure-clips.ts';

const MOST_BYTES = 8_000_000;
const pathOf = (url: string): string => clipPath(url.split('/').at(-1) ?? '') ?? '';

describe('the clips of the demo films', () => {
  const files = clips.flatMap((clip) => clip.files.map((file) => ({ url: clipUrl(clip, file), clip, file })));
  const posters = clips.flatMap((clip) => [posterKey(clip, 'mv'), posterKey(clip, 'video')]);

  it('are at least eight, each in two formats and two resolutions', () => {
    expect(clips.length).toBeGreaterThanOrEqual(8);
    for (const { name, files } of clips)
      expect([name, files.map(({ type, resolution }) => `${resolution}.${type}`).sort()]).toEqual([
        name,
        ['360.mp4', '360.webm', '720.mp4', '720.webm'],
      ]);
  });
  it('match their list in size and checksum', () => {
    for (const { url, file } of files) {
      const bytes = readFileSync(pathOf(url));
      expect([url, bytes.length, createHash('md5').update(bytes).digest('hex')]).toEqual([
        url,
        file.size,
        file.md5,
      ]);
      expect(clipAt(url)?.file).toBe(file);
    }
  });
  it('have posters', () => {
    for (const key of posters) expect([key, existsSync(posterPath(`${key}.jpg`) ?? '')]).toEqual([key, true]);
    expect(posterPath('clip-mv-nothing.jpg')).toBeUndefined();
    expect(posterPath('../clip-mv-geese')).toBeUndefined();
  });
  it('take at most 8 MB in total', () => {
    const poster = posters.map((key) => statSync(posterPath(key) ?? '').size);
    const total = [...files.map(({ file }) => file.size), ...poster].reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(MOST_BYTES);
  });
  it('lie within the durations of their songs', () => {
    const songs = new Map(createDemoSongs().map(({ row }) => [row.mv_id, row.duration_ms]));
    for (const clip of clips) expect(clip.from + clip.duration).toBeLessThan(songs.get(clip.mv) ?? 0);
  });
});

describe('assigning the clips', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openDb(':memory:');
    await seedDatabase(db, { big: 0, short: 0, passwordHash: '' });
    return () => db.destroy();
  });
  const sources = () => db.selectFrom('media_source').selectAll().orderBy('resource_id').execute();
  const [clip, next] = clips;
  if (!clip || !next) throw new Error('no clips');

  it('replaces clips of an older release and keeps sources that do not belong to the demo catalogue', async () => {
    const other = { size: 1, md5: '', resolution: 480 };
    await db
      .insertInto('media_source')
      .values([
        { kind: 'mv', resource_id: clip.mv, url: '/media/clips/old-360.mp4', ...other },
        { kind: 'video', resource_id: 99, url: 'https://elsewhere.example/1.mp4', ...other },
        {
          kind: 'mv',
          resource_id: next.mv,
          url: 'https://elsewhere.example/2.mp4',
          ...other,
          resolution: 360,
        },
      ])
      .execute();
    await ensureClips(db);
    const rows = await sources();
    expect(rows.filter(({ url }) => url.includes('old'))).toEqual([]);
    expect(rows.filter(({ url }) => url.startsWith('https:'))).toHaveLength(2);
    const own = rows.filter((row) => row.kind === 'mv' && row.resource_id === clip.mv);
    expect(own.map(({ resolution }) => resolution).sort()).toEqual([360, 720]);
    const mv = await db.selectFrom('mv').selectAll().where('id', '=', clip.mv).executeTakeFirstOrThrow();
    expect([mv.duration_ms, mv.image_key]).toEqual([clip.duration, posterKey(clip, 'mv')]);
  });
  it('assigns clips to videos with the same song', async () => {
    const videos = (await sources()).filter(({ kind, url }) => kind === 'video' && url.startsWith('/media/'));
    expect(new Set(videos.map(({ resource_id }) => resource_id)).size).toBeGreaterThanOrEqual(8);
  });
  it('changes nothing when the clips are assigned already', async () => {
    const before = await sources();
    await db.updateTable('media_source').set({ size: 7 }).where('resource_id', '=', clip.mv).execute();
    await ensureClips(db);
    expect((await sources()).filter(({ size }) => size === 7)).toHaveLength(2);
    expect(await sources()).toHaveLength(before.length);
  });
});
