import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@qingyin/server-kernel';
import type { Media } from '@qingyin/server-media';
import type { Files } from './files.ts';
import { NIGHTLY_LIMIT } from './verify-files.ts';

const NAME = 'files-verified';
/** Local hours in which the nightly check runs. */
const [NIGHT_FROM, NIGHT_TO] = [2, 6];
/** One check a night; when a server never runs at night, one every two days. */
const [SOONEST_MS, LATEST_MS] = [20 * HOUR_MS, 2 * DAY_MS];

/** Whether the next check is due. @param now @param last ms since 1970 */
export function isCheckDue(now: number, last: number): boolean {
  const hour = new Date(now).getHours();
  const night = hour >= NIGHT_FROM && hour < NIGHT_TO;
  return now - last >= (night ? SOONEST_MS : LATEST_MS);
}

/** Claims the check of this night for one of the servers on a database. @returns whether this server runs it */
export const claimNightlyCheck = (db: Db, now: number): Promise<boolean> =>
  inWriteTransaction(db, async (trx) => {
    const row = await trx.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst();
    if (row && !isCheckDue(now, Number(row.value))) return false;
    const value = String(now);
    await trx
      .insertInto('setting')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    // A new server has no old files.
    return row !== undefined;
  });

/** Short, for servers that run less than an hour at a time. */
const LOOK_EVERY_MS = 10 * MINUTE_MS;

interface NightlyPorts {
  db: Db;
  files: Pick<Files, 'verify'>;
  media: Pick<Media, 'verify'>;
  /** logs damage and errors */
  say(text: string): void;
}

/**
 * Starts the nightly check: compares a bounded number of stored and rendered files with their checksums.
 *
 * @returns a function that stops the check and waits until it has ended
 */
export function startNightlyFileCheck({ db, files, media, say }: NightlyPorts): () => Promise<void> {
  const gone = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const slice = async (): Promise<void> => {
    if (!(await claimNightlyCheck(db, Date.now()))) return;
    const { signal } = gone;
    const { damaged } = await files.verify({ limit: NIGHTLY_LIMIT, signal });
    if (damaged > 0)
      say(`${damaged} stored files are damaged; see the administrator's settings or npm start -- files`);
    const removed = await media.verify(Math.floor(Date.now() / DAY_MS), signal);
    if (removed > 0)
      say(
        `${removed} files of the cache that were damaged or had no checksum were removed and will be rendered again on demand`,
      );
  };
  const timer = setInterval(() => {
    running = running
      .then(slice)
      .catch((error: unknown) =>
        say(`checking stored files failed and continues the next night: ${String(error)}`),
      );
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    gone.abort();
    await running;
  };
}
