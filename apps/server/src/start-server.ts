import { DEMO_EMAIL, DEMO_PASSWORD } from '@qingyin/demo-catalogue';
import { type Converter, createConverter, type Ffmpeg, findFfmpeg } from '@qingyin/server-convert';
import { createFiles, startNightlyFileCheck, stoppedCleanUpMessage } from '@qingyin/server-files';
import { disabledMeasuring, startMeasuring } from '@qingyin/server-sound';
import {
  endDemoSessions,
  createAdminClaim,
  sweepQrKeys,
  createDelivery,
  createSessions,
} from '@qingyin/server-accounts';
import { createDemoSwitch, seedCloudSongs, writeFirstRows } from '@qingyin/server-demo-data';
import type { DemoState } from '@qingyin/demo-seed';
import {
  finishInterruptedRestore,
  lockAndFinishInterruptedRestore,
  lockFolder,
  checkMissingDatabase,
} from '@qingyin/server-backup';
import { startBackgroundJobs } from '@qingyin/server-recommend';
import { sweepNotifications } from '@qingyin/server-social';
import { prepareLibraryLists } from '@qingyin/server-catalogue';
import { DATABASE_FILE, type Db, openDb } from '@qingyin/server-db';
import { productVersion, HOUR_MS } from '@qingyin/server-kernel';
import { createMedia, type Media } from '@qingyin/server-media';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { explainError } from './cli/explain-error.ts';
import { freePort } from './cli/free-port.ts';
import { createScanMessages } from './cli/scan-messages.ts';
import type { ServerOptions } from './cli/options.ts';
import { createMusicLibraries, type MusicLibraries, setCanConvert } from '@qingyin/server-music-library';
import { startUploadImport } from '@qingyin/server-uploads';
import { createConversionLimit } from './http/conversion-limit.ts';
import { openOutsideSources } from './open-outside-sources.ts';
import { createRateLimits } from './http/rate-limits/index.ts';
import { once, stopApp } from './stop-app.ts';

/** Handle of a started server. */
export interface RunningServer {
  /** with the base path, e.g. `http://localhost:4200`, without a trailing slash */
  url: string;
  port: number;
  /** credentials of the demo account; null when it is disabled, the demo catalogue is away or `/api` is proxied */
  demo: { name: string; password: string } | null;
  /** one-time secret that makes the account which enters it the administrator; null when there is an administrator */
  adminClaim: string | null;
  /**
   * Graceful shutdown: stops accepting connections, waits for running calls, closes everything and releases the
   * lock of the data folder. Idempotent.
   */
  close(): Promise<void>;
}

/** Receives progress messages for the terminal. */
export type Progress = (stage: string) => void;

const CLEANUP_EVERY_MS = 6 * HOUR_MS;

/**
 * Starts the server: locks the data folder, opens the database, writes its first rows at the first
 * start, listens.
 *
 * @param progress receives progress messages for the terminal
 * @throws FolderInUse, UsageError, or the system's error when the folder or the port is not available; everything
 * opened until then is closed
 */
export async function startServer(
  options: ServerOptions,
  progress: Progress = () => {},
): Promise<RunningServer> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = once(async () => {
    for (const closer of closers.reverse()) await closer();
  });
  try {
    const version = productVersion();
    let claim: string | null = null;
    let hasDemo = false;
    let database: Db | undefined;
    let makeContext: Parameters<typeof createApp>[1] = () => undefined;
    if (options.api === undefined) {
      const finding = findFfmpeg(options.ffmpeg);
      const { db, state } = await openData(options, progress, closers);
      database = db;
      hasDemo = state === 'on' || state === 'adding';
      const sessions = createSessions(db, Date.now);
      await sessions.sweep();
      if (!options.demo) await endDemoSessions(db);
      claim = await createAdminClaim(db);
      const files = createFiles({
        db,
        dataDir: options.dataDir,
        limits: { uploadQuota: options.uploadQuota, maxUpload: options.maxUpload },
        leastRate: options.leastRate,
        now: Date.now,
      });
      if (state === 'on')
        await seedCloudSongs({ db, files, now: Date.now }).catch((error: unknown) =>
          progress(`cannot add songs to the demo account's cloud disk: ${explainError(error)}`),
        );
      closers.push(
        startUploadImport({
          ...{ db, files, now: Date.now },
          onError: (error) => progress(`cannot make songs of uploads: ${explainError(error)}`),
        }),
      );
      const clean = (): void => {
        sessions.sweep().catch(() => undefined);
        files.sweep().then(
          (done) => void (done.moved < done.unknown && progress(stoppedCleanUpMessage(done))),
          (error: unknown) => progress(`the clean-up failed and will be retried: ${explainError(error)}`),
        );
        for (const sweep of [sweepNotifications, sweepQrKeys]) sweep(db, Date.now()).catch(() => undefined);
      };
      const timer = setInterval(clean, CLEANUP_EVERY_MS);
      timer.unref();
      closers.push(() => clearInterval(timer));
      const ffmpeg = await finding;
      const converter = await openConverter(db, { ffmpeg, options, progress, closers });
      const music = await openMusic(db, ffmpeg, options, progress);
      closers.push(() => music.stop());
      const outside = openOutsideSources(db, { files, options, version, progress });
      closers.push(() => outside.stop());
      makeContext = (app) => {
        const media = openMedia(app, options);
        closers.push(() => media.close());
        const backgroundJobs = startBackgroundJobs(db, Date.now, (error) =>
          app.log.warn({ err: error }, 'updating charts and recommendations failed and will be retried'),
        );
        closers.push(() => backgroundJobs.stop());
        const onJobError = (error: unknown): void =>
          app.log.warn({ err: error }, 'measuring a file failed, continuing with the next one');
        const sounds = options.measureSound
          ? startMeasuring({ db, files, media, converter, now: Date.now }, { onError: onJobError })
          : disabledMeasuring;
        closers.push(() => sounds.stop());
        closers.push(startNightlyFileCheck({ db, files, media, say: progress }));
        const demo = createDemoSwitch({
          db,
          files,
          now: Date.now,
          onError: (error) =>
            app.log.warn(
              { err: error },
              'changing the demo catalogue failed and continues at the next start',
            ),
        });
        demo
          .resume()
          .catch((error: unknown) => app.log.warn({ err: error }, 'cannot read the demo catalogue state'));
        closers.push(() => demo.stop());
        const accounts = { ...options, delivery: createDelivery(options, progress) };
        const limits = createRateLimits(db, Date.now);
        const downloads = { maxSongs: options.maxDownload, maxZips: options.maxZips };
        return {
          ...{ db, media, sessions, files, music, outside, converter, sounds, limits },
          ...{ accounts, downloads, demo },
          ...{ conversions: createConversionLimit(app.log), now: Date.now, version },
        };
      };
    } else {
      progress(`/api is proxied to ${options.api}`);
    }
    const app = await createApp({ ...options, version }, makeContext);
    const { url, port } = await listen(app, options, progress);
    if (database) closers.push(prepareLibraryLists(database));
    closers.push(() => stopApp(app));
    return {
      url,
      port,
      demo: hasDemo && options.demo ? { name: DEMO_EMAIL, password: DEMO_PASSWORD } : null,
      adminClaim: claim,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openData(
  options: ServerOptions,
  progress: Progress,
  closers: (() => Promise<void> | void)[],
): Promise<{ db: Db; state: DemoState }> {
  mkdirSync(options.dataDir, { recursive: true });
  // Replicas on one PostgreSQL may share the data folder: its files are named by the hash of their content.
  if (options.databaseUrl === undefined) closers.push(lockFolder(options.dataDir));
  const finish =
    options.databaseUrl === undefined ? finishInterruptedRestore : lockAndFinishInterruptedRestore;
  const left = await finish(options.dataDir, options.databaseUrl);
  if (left) progress(`an interrupted restore was ${left}`);
  const check = await checkMissingDatabase(options.dataDir, options.databaseUrl);
  progress(`data folder ${options.dataDir}${options.databaseUrl === undefined ? '' : ', PostgreSQL'}`);
  const onConnectionLost = (error: Error): void =>
    progress(`lost a connection to PostgreSQL: ${error.message}`);
  const db = await openDb(options.databaseUrl ?? join(options.dataDir, DATABASE_FILE), {
    onConnectionLost,
    checkBeforeMigration: check,
  });
  closers.push(() => db.destroy());
  const state = await writeFirstRows(db, options, progress);
  return { db, state };
}

function openMusic(
  db: Db,
  ffmpeg: Ffmpeg | undefined,
  options: ServerOptions,
  progress: Progress,
): Promise<MusicLibraries> {
  const messages = createScanMessages(progress, Date.now);
  return createMusicLibraries({
    db,
    where: options.databaseUrl ?? join(options.dataDir, DATABASE_FILE),
    dataDir: options.dataDir,
    paths: options.music,
    ffmpeg: ffmpeg?.program,
    now: Date.now,
    onError: (error) => progress(`scanning music failed and will be retried: ${explainError(error)}`),
    onSearchError: (error) => progress(`searching duplicates failed: ${explainError(error)}`),
    onRefused: progress,
    onProgress: messages.progress,
    onScanned: messages.done,
  });
}

/** Starts the converter, and adapts the songs in the background when ffmpeg was installed or removed. */
async function openConverter(
  db: Db,
  {
    ffmpeg,
    options,
    progress,
    closers,
  }: {
    ffmpeg: Ffmpeg | undefined;
    options: ServerOptions;
    progress: Progress;
    closers: (() => Promise<void> | void)[];
  },
): Promise<Converter> {
  if (options.ffmpeg !== undefined && options.ffmpeg !== 'off' && !ffmpeg)
    progress(`cannot use ${options.ffmpeg} (QINGYIN_FFMPEG): it is not an ffmpeg that this server can start`);
  const refresh = await setCanConvert(db, ffmpeg !== undefined, Date.now);
  const stopping = new AbortController();
  const refreshed = refresh(stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted)
      progress(`adapting songs to ffmpeg failed and continues at the next start: ${explainError(error)}`);
  });
  const converter = createConverter({
    ffmpeg,
    folder: join(options.mediaDir, 'cache', 'converted'),
    now: Date.now,
    onError: ({ message }, path) => progress(`cannot convert ${path}: ${message}`),
  });
  closers.push(async () => {
    stopping.abort();
    await Promise.all([refreshed, converter.stop()]);
  });
  return converter;
}

function openMedia(app: FastifyInstance, options: ServerOptions): Media {
  return createMedia({
    dataDir: options.mediaDir,
    log: app.log,
    onProblem: (error) => app.log.error({ err: error }, 'media cache on disk failed, continuing in memory'),
  });
}

async function listen(
  app: FastifyInstance,
  options: ServerOptions,
  progress: Progress,
): Promise<{ url: string; port: number }> {
  const port = await freePort(options.host, options.port);
  if (port !== options.port) progress(`port ${options.port} is in use, taking ${port}`);
  await app.listen({ port, host: options.host });
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const named = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(options.host) ? 'localhost' : options.host;
  const own = `${options.tls ? 'https' : 'http'}://${named}:${bound}${options.basePath}`;
  return { url: options.publicUrl ?? own, port: bound };
}
