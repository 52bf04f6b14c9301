import { FIRST_CLOUD_SONG_ID } from '@qingyin/server-catalogue';
import type { Db, SoundFileTable } from '@qingyin/server-db';
import type { LoudnessProgress } from '@qingyin/contract';
import type { ExpressionBuilder, Nullable } from 'kysely';
import { MEASURE_VERSION, soundState } from './measurement-rows.ts';

const MOST_FAILURES = 100;
/** Never started, started, or measured by an older version. */
const isWaiting = (eb: ExpressionBuilder<{ sound_file: Nullable<SoundFileTable> }, 'sound_file'>) =>
  eb.or([
    eb('sound_file.state', 'is', null),
    eb('sound_file.state', '=', soundState.begun),
    eb('sound_file.version', '<', MEASURE_VERSION),
  ]);

/** Progress of measuring: counts of measured, waiting and failed files, and the latest failures. */
export async function measuringProgress(db: Db): Promise<LoudnessProgress> {
  const states = await db
    .selectFrom('sound_file')
    .select(['state', (eb) => eb.fn.countAll<number | string>().as('count')])
    .where('version', '=', MEASURE_VERSION)
    .groupBy('state')
    .execute();
  const count = (state: number): number => Number(states.find((row) => row.state === state)?.count ?? 0);
  const songs = await db
    .selectFrom('song')
    .leftJoin('song_sound', 'song_sound.song_id', 'song.id')
    .leftJoin('sound_file', 'sound_file.hash', 'song_sound.hash')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .whereRef('song.audio_id', '=', 'song.id')
    .where('song.available', '=', 1)
    .where('song.id', '<', FIRST_CLOUD_SONG_ID)
    .where(isWaiting)
    .executeTakeFirst();
  const files = await db
    .selectFrom('cloud_song')
    .leftJoin('sound_file', 'sound_file.hash', 'cloud_song.file_hash')
    .select((eb) => eb.fn.count<number | string>('cloud_song.file_hash').distinct().as('count'))
    .where(isWaiting)
    .executeTakeFirst();
  const failures = await db
    .selectFrom('sound_file')
    .select(['hash', 'reason', 'measured_at as time'])
    .where('state', '=', soundState.failed)
    .where('version', '=', MEASURE_VERSION)
    .orderBy('measured_at', 'desc')
    .limit(MOST_FAILURES)
    .execute();
  return {
    measured: count(soundState.measured),
    waiting: Number(songs?.count ?? 0) + Number(files?.count ?? 0),
    failed: count(soundState.failed),
    failures,
  };
}
