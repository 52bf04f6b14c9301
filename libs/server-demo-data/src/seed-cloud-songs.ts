import { DEMO_USER_ID } from '@qingyin/demo-catalogue';
import { type Files, readMusicFile, readSoundFacts } from '@qingyin/server-files';
import { addUpload } from '@qingyin/server-uploads';
import type { Db } from '@qingyin/server-db';
import { createCoverService, createDemoRecording } from '@qingyin/server-media';
import { Readable } from 'node:stream';
import sharp from 'sharp';

/** What adding recordings to a cloud disk needs of the server. */
export interface CloudSongContext {
  db: Db;
  files: Files;
  /** ms since 1970 */
  now: () => number;
}

const DONE = 'demo-cloud';
const MOST_BYTES = 10_000_000;

/** Files on the demo account's cloud disk; the second one is a recording of a song of the catalogue. */
const demoFiles = [
  {
    file: '练琴 01.wav',
    tags: { title: '练琴第一天', artist: '月白', album: '手机录音' },
    lyric: '[00:00.00]空弦\n[00:02.00]散音\n[00:04.00]泛音',
    mood: 'night',
    seed: 7,
    matched: null,
  },
  {
    file: '静夜思（清唱）.wav',
    tags: { title: '静夜思', artist: '青音听众', album: '' },
    lyric: '',
    mood: 'calm',
    seed: 11,
    matched: '静夜思',
  },
] as const;

/** Makes the next `seedCloudSongs` add its recordings again. */
export const forgetCloudSongs = async (trx: Db): Promise<void> =>
  void (await trx.deleteFrom('setting').where('name', '=', DONE).execute());

/** Adds some small recordings to the demo account's cloud disk, once per database. */
export async function seedCloudSongs(deps: CloudSongContext): Promise<void> {
  const { db } = deps;
  // The quota of the installation does not apply to the demo files.
  const files = { ...deps.files, limits: { uploadQuota: Infinity, maxUpload: Infinity } };
  const done = await db
    .insertInto('setting')
    .values({ name: DONE, value: '1' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!done) return;
  const covers = createCoverService();
  for (const { file: fileName, tags, lyric, mood, seed, matched } of demoFiles) {
    const svg = covers.svg({ kind: 'album', mood, seed: `cloud-${seed}` });
    const cover = await sharp(Buffer.from(svg)).resize(256, 256).jpeg().toBuffer();
    const bytes = createDemoRecording({ tags, lyric, cover, seed });
    const file = await files.store.receive(Readable.from([bytes]), { maxBytes: MOST_BYTES });
    const facts = await readSoundFacts(file.path, file.size);
    const music = await readMusicFile(file.path);
    const name = await files.store.commit(file);
    const song =
      matched !== null &&
      (await db.selectFrom('song').select('id').where('name', '=', matched).orderBy('id').executeTakeFirst());
    await addUpload(
      { ...deps, files },
      {
        userId: DEMO_USER_ID,
        file: { ...file, name },
        fileName,
        facts,
        music,
        matchedId: song ? song.id : undefined,
      },
    );
  }
}
