import { badParameters, DAY_MS } from '@qingyin/server-kernel';
import { type Db, inWriteTransaction, type MusicLibraryRow } from '@qingyin/server-db';
import { resolve } from 'node:path';
import { createArtistRules } from '../artist-rules/create-artist-rules.ts';
import { createReasons } from '../reasons/create-reasons.ts';
import { createCorrections } from '../corrections/create-corrections.ts';
import { createDuplicates } from '../duplicates/create-duplicates.ts';
import { checkFolder, findProblem } from '../folders/check-folder.ts';
import type { MusicLibraries, MusicLibrarySettings, ScanProgress } from '../music-libraries.ts';
import { createReplacements } from '../replacements/create-replacements.ts';
import { refreshLibrarySongs } from '../scan/library-state.ts';
import type { ScanResult } from '../scan/scan-library.ts';
import { scanInProcess } from '../scan/scan-process.ts';
import { createScanQueue, notStarted, type ScanQueueOptions } from '../scan/scan-queue.ts';
import { createShortWriter } from '../scan/short-writer.ts';
import { forgetMissingSongs } from './forget-songs.ts';
import { createLibraryFollowers, type LibraryFollowersOptions } from './library-followers.ts';
import {
  folderLibraries,
  folderLibrary,
  insertLibrary,
  syncLibrariesFromOptions,
  updateLibrary,
} from './library-settings.ts';
import { libraryProblems, libraryStatus } from './library-status.ts';

/** Shortest time between two looks at a library because of files that cannot be opened. */
const NOTE_EVERY_MS = 5000;

export interface MusicLibrariesOptions {
  db: Db;
  /** location of the database for the scan process */
  where: string;
  dataDir: string;
  /** folders named on the command line */
  paths: readonly string[];
  /** ffmpeg, which makes fingerprints of sounds; undefined: there is none */
  ffmpeg?: string | undefined;
  /** called when the search for duplicates failed; default: `onError` */
  onSearchError?: (error: unknown) => void;
  /** ms since 1970 */
  now: () => number;
  onError: (error: unknown) => void;
  /** called twice a second while a scan runs, for the terminal */
  onProgress?: (name: string, progress: ScanProgress) => void;
  /** called with the reason when a folder of the command line cannot be a library */
  onRefused?: (message: string) => void;
  /** called after each scan, for the terminal */
  onScanned?: (name: string, result: ScanResult) => void;
  run?: ScanQueueOptions['run'];
  /** quiet time of watchers and interval of looks at the root, ms; for tests */
  quietMs?: number;
  lookAtRootMs?: number;
  followOne?: LibraryFollowersOptions['followOne'];
}

/** Starts the music libraries of a server: follows their changes and scans all of them. Does not wait for file systems. */
export async function createMusicLibraries(options: MusicLibrariesOptions): Promise<MusicLibraries> {
  const { db, where, dataDir, now, onError } = options;
  await syncLibrariesFromOptions(db, await usablePaths(options), now());
  /** when a library was last looked at because of a file that could not be opened, ms since 1970 */
  const lookedAt = new Map<number, number>();
  const names = new Map<number, string>();
  const nameOf = (id: number): string => names.get(id) ?? String(id);
  const stopping = new AbortController();
  const writer = createShortWriter(db, stopping.signal);
  const queue = createScanQueue({
    db,
    run: options.run ?? ((job, given) => scanInProcess(job, { ...given, where })),
    onProgress: ({ libraryId }, progress) => options.onProgress?.(nameOf(libraryId), progress),
    onDone: ({ libraryId }, result) => options.onScanned?.(nameOf(libraryId), result),
    onError,
  });
  const request = (
    libraryId: number,
    more: { full?: boolean; folders?: string[]; confirmed?: boolean } = {},
  ): void =>
    queue.request({
      libraryId,
      full: more.full ?? false,
      folders: more.folders,
      confirmed: more.confirmed ?? false,
    });

  const followers = createLibraryFollowers({
    onChange: (id, folders) => request(id, folders ? { folders } : {}),
    onError,
    ...(options.quietMs !== undefined && { quietMs: options.quietMs }),
    ...(options.lookAtRootMs !== undefined && { lookAtRootMs: options.lookAtRootMs }),
    ...(options.followOne && { followOne: options.followOne }),
  });
  /** libraries whose first scan waits until their changes are noticed */
  const starting = new Set<number>();
  /** Follows a library, then scans it. Not awaited: a network file system may not answer. */
  const start = (library: MusicLibraryRow): void => {
    const { id } = library;
    names.set(id, library.name);
    starting.add(id);
    followers
      .follow(library)
      .then((follows) => follows && request(id))
      .catch(onError)
      .finally(() => starting.delete(id));
  };
  const startById = async (id: number): Promise<void> => start(await folderLibrary(db, id));

  for (const library of await folderLibraries(db)) if (library.removed_at === null) start(library);
  const forget = (): void => void forgetMissingSongs(db, writer, now()).catch(onError);
  const duplicates = createDuplicates({
    db,
    program: options.ffmpeg,
    now,
    onError: options.onSearchError ?? onError,
  });
  const daily = setInterval(forget, DAY_MS);
  daily.unref();
  forget();

  const present = async (): Promise<MusicLibraryRow[]> =>
    (await folderLibraries(db)).filter((row) => row.removed_at === null);
  const setRemoved = async (id: number, removedAt: number | null): Promise<void> => {
    const library = await folderLibrary(db, id);
    if (removedAt !== null && library.from_options === 1) throw badParameters('启动参数指定的音乐库不能移除');
    if (removedAt === null && library.removed_at !== null) {
      const others = (await present()).filter((row) => row.id !== id).map((row) => row.path);
      if ((await findProblem(library.path, { dataDir, others })) === 'overlaps')
        throw badParameters('这个文件夹已经在另一个音乐库里');
    }
    await inWriteTransaction(db, (trx) =>
      trx.updateTable('music_library').set({ removed_at: removedAt }).where('id', '=', id).execute(),
    );
    // A scan that runs on would make its songs playable again.
    if (removedAt !== null) await queue.cancel(id);
    await startById(id);
    await refreshLibrarySongs(db, writer, id, now());
  };
  const check = async (path: string) => {
    const others = (await present()).map((row) => row.path);
    return checkFolder(path, { dataDir, others });
  };

  return {
    async list() {
      const rows = await folderLibraries(db);
      return Promise.all(
        rows.map((row) =>
          libraryStatus(db, row, {
            watching: followers.watching(row.id),
            scan: queue.progressOf(row.id) ?? (starting.has(row.id) ? notStarted() : undefined),
          }),
        ),
      );
    },
    check,
    async add(given: string, settings: MusicLibrarySettings) {
      const { problem } = await check(given);
      // Without a separator at the end, so that a removed library of the same folder is found.
      const path = resolve(given);
      if (problem !== '') throw badParameters();
      const removed = (await folderLibraries(db)).find((row) => row.path === path);
      const id = removed?.id ?? (await insertLibrary(db, { path, settings, fromOptions: false, now: now() }));
      if (removed) {
        await updateLibrary(db, id, settings);
        await setRemoved(id, null);
      } else await startById(id);
      return id;
    },
    async update(id, settings) {
      await updateLibrary(db, id, settings);
      await startById(id);
    },
    async scan(id, full = false) {
      await folderLibrary(db, id);
      request(id, { full });
    },
    remove: (id) => setRemoved(id, now()),
    restore: (id) => setRemoved(id, null),
    async confirmMissing(id) {
      await folderLibrary(db, id);
      request(id, { confirmed: true });
    },
    async problems(id, page) {
      await folderLibrary(db, id);
      return libraryProblems(db, id, page);
    },
    noteMissing(id) {
      // Every request of a player fails while a disk is away; one look tells.
      if (now() - (lookedAt.get(id) ?? 0) < NOTE_EVERY_MS || queue.progressOf(id)) return;
      lookedAt.set(id, now());
      request(id);
    },
    corrections: createCorrections(db, now, (id, folders) => request(id, { folders })),
    replacements: createReplacements(db, now),
    duplicates,
    artistRules: createArtistRules(db, now, (id, folders) => request(id, { folders })),
    reasons: createReasons(db),
    async stop() {
      clearInterval(daily);
      await duplicates.stop();
      stopping.abort(new Error('the server is closing'));
      await queue.stop();
      followers.closeAll();
    },
  };
}

/** Folders of the command line that can be libraries; missing ones can, because their disk may come back. */
async function usablePaths({ db, dataDir, paths, onRefused }: MusicLibrariesOptions): Promise<string[]> {
  const usable: string[] = [];
  const removable = (await folderLibraries(db)).filter((row) => row.removed_at === null);
  for (const path of new Set(paths)) {
    const others = [...usable, ...removable.map((row) => row.path).filter((other) => !paths.includes(other))];
    const problem = await findProblem(path, { dataDir, others });
    if (problem === 'inside-data' || problem === 'overlaps') onRefused?.(refusals[problem](path));
    else usable.push(path);
  }
  return usable;
}

const refusals = {
  'inside-data': (path: string) => `--music ${path} is left out: it contains the data folder or lies in it`,
  overlaps: (path: string) => `--music ${path} is left out: it overlaps another music library`,
};
