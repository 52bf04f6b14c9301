import { type Db, inWriteTransaction, type PlaybackStateTable } from '@qingyin/server-db';

/** Maximum number of devices of a user; the oldest are dropped. */
const DEVICES = 10;

/** What a device plays or played last. */
export interface PlaybackState {
  device: string;
  /** for display */
  name: string;
  /** song ids in playing order, not empty */
  queue: readonly number[];
  /** index of the current song */
  index: number;
  /** ms */
  position: number;
  /** origin of the queue, `kind:id`; empty: none */
  source: string;
  /** ms since 1970 */
  at: number;
}

/** Saves what a device of a user plays, and drops all but the user's latest ten devices. */
export async function savePlaybackState(db: Db, userId: number, state: PlaybackState): Promise<void> {
  const { device: device_id, name, queue, index, position, source, at } = state;
  const place = Math.min(Math.max(index, 0), queue.length - 1);
  const saved = { name, queue: JSON.stringify(queue), place, position, source, at };
  await inWriteTransaction(db, async (trx) => {
    await trx
      .insertInto('playback_state')
      .values({ user_id: userId, device_id, ...saved })
      .onConflict((conflict) => conflict.columns(['user_id', 'device_id']).doUpdateSet(saved))
      .execute();
    const kept = await statesOf(trx, userId).select('device_id').limit(DEVICES).execute();
    await trx
      .deleteFrom('playback_state')
      .where('user_id', '=', userId)
      .where(
        'device_id',
        'not in',
        kept.map((row) => row.device_id),
      )
      .execute();
  });
}

/** What the devices of a user play, the latest first. */
export async function playbackStates(db: Db, userId: number): Promise<PlaybackState[]> {
  return (await statesOf(db, userId).selectAll().limit(DEVICES).execute()).map(toState);
}

/** What a device of a user plays; undefined when the user has no such device. */
export async function playbackStateOf(
  db: Db,
  userId: number,
  device: string,
): Promise<PlaybackState | undefined> {
  const row = await statesOf(db, userId).selectAll().where('device_id', '=', device).executeTakeFirst();
  return row && toState(row);
}

/** Forgets what a device of a user plays. */
export async function removePlaybackState(db: Db, userId: number, device: string): Promise<void> {
  await db
    .deleteFrom('playback_state')
    .where('user_id', '=', userId)
    .where('device_id', '=', device)
    .execute();
}

/**
 * The part of a queue that may be heard. If the current song may not, the next one is current, or the last if none
 * follows, from its beginning.
 *
 * @param isHeard whether the song with an id may be heard
 */
export function heardQueue(
  { queue, index, position }: Pick<PlaybackState, 'queue' | 'index' | 'position'>,
  isHeard: (id: number) => boolean,
): Pick<PlaybackState, 'queue' | 'index' | 'position'> {
  const heard = queue.filter(isHeard);
  const before = queue.slice(0, index).filter(isHeard).length;
  const current = queue[index];
  return {
    queue: heard,
    index: Math.max(0, Math.min(before, heard.length - 1)),
    position: current !== undefined && isHeard(current) ? position : 0,
  };
}

const statesOf = (db: Db, userId: number) =>
  db.selectFrom('playback_state').where('user_id', '=', userId).orderBy('at', 'desc').orderBy('device_id');

const toState = ({
  device_id,
  name,
  queue,
  place,
  position,
  source,
  at,
}: PlaybackStateTable): PlaybackState => ({
  device: device_id,
  name,
  queue: JSON.parse(queue) as number[],
  index: place,
  position,
  source,
  at,
});
