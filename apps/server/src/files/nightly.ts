import type { Db } from '../db/open.ts';
import { write } from '../db/write.ts';
import type { Media } from '../media/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import type { Files } from './index.ts';
import { NIGHTLY } from './verify.ts';

const NAME = 'files-verified';
/** Local hours in which the slice of a night is done. */
const [NIGHT_FROM, NIGHT_TO] = [2, 6];
/** One a night; where a server never runs at night, one every two days. */
const [SOONEST_MS, LATEST_MS] = [20 * HOUR_MS, 2 * DAY_MS];

/** Whether it is time for the next slice. @param now @param last ms since 1970 */
export function isDue(now: number, last: number): boolean {
  const hour = new Date(now).getHours();
  const night = hour >= NIGHT_FROM && hour < NIGHT_TO;
  return now - last >= (night ? SOONEST_MS : LATEST_MS);
}

/** Takes the turn for the slice of this night, which one of the servers on a database gets. */
export const takeNight = (db: Db, now: number): Promise<boolean> =>
  write(db, async (trx) => {
    const row = await trx.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
    if (row && !isDue(now, Number(row.value))) return false;
    const value = String(now);
    await trx
      .insertInto('setting')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    // A server that has just been set up has nothing that is old.
    return row !== undefined;
  });

/** Short, for servers that are started for less than an hour at a time. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;

interface NightlyPorts {
  db: Db;
  files: Pick<Files, 'verify'>;
  media: Pick<Media, 'verify'>;
  /** hears of damage and of what went wrong, for the log */
  say(text: string): void;
}

/**
 * Compares a bounded part of the stored and of the rendered files with their checksums every night.
 *
 * @returns ends what is under way and waits for it
 */
export function startNightly({ db, files, media, say }: NightlyPorts): () => Promise<void> {
  const gone = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const slice = async (): Promise<void> => {
    if (!(await takeNight(db, Date.now()))) return;
    const { signal } = gone;
    const { damaged } = await files.verify({ most: NIGHTLY, signal });
    if (damaged > 0)
      say(
        `${damaged} stored files are damaged; administrators see them in the settings, and npm start -- files lists them`,
      );
    const removed = await media.verify(Math.floor(Date.now() / DAY_MS), signal);
    if (removed > 0)
      say(
        `${removed} files of the cache that were damaged or had no checksum were removed and are made again when needed`,
      );
  };
  const timer = setInterval(() => {
    running = running
      .then(slice)
      .catch((error: unknown) => say(`checking stored files goes on in the next night: ${String(error)}`));
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    gone.abort();
    await running;
  };
}
