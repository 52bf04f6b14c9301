import type { Db } from '@qingyin/server-db';
import type { FileStore } from '@qingyin/server-files';
import { HOUR_MS, MINUTE_MS } from '@qingyin/server-kernel';
import { cachedJson } from './answer-cache.ts';
import { coverArtArchive } from './cover-art-archive.ts';
import { refreshOutsideCovers } from './fill-missing.ts';
import { startRound } from './fill-round.ts';
import { createGuardedFetch } from './guarded-fetch.ts';
import { musicBrainz } from './musicbrainz.ts';
import type { OutsideSource } from './outside-source.ts';
import { createPace, type Pace } from './pace.ts';
import {
  LEASE_MS,
  type OutsideSettings,
  readOutsideSettings,
  takeLease,
  writeOutsideSettings,
} from './source-settings.ts';

/** Addresses of the services, which can be replaced by mirrors. */
export interface OutsideAddresses {
  musicBrainz: string;
  coverArt: string;
}

export const publicAddresses: OutsideAddresses = {
  musicBrainz: 'https://musicbrainz.org/',
  coverArt: 'https://coverartarchive.org/',
};
/** Hosts that the Cover Art Archive redirects to. */
const ARCHIVE = ['archive.org', '.archive.org', 'coverartarchive.org'];

export interface OutsideSourcesOptions {
  db: Db;
  store: FileStore;
  /** ms since 1970 */
  now: () => number;
  /** of the product */
  version: string;
  addresses: OutsideAddresses;
  onError: (error: unknown) => void;
  /** time between two looks for missing covers, and between two requests to a service, ms; for tests */
  lookEveryMs?: number;
  paceMs?: number;
}

/** Looks for missing covers and descriptions while sources are on. */
export interface OutsideSources {
  settings(): Promise<OutsideSettings>;
  /** Turns sources on and off. */
  change(settings: OutsideSettings): Promise<void>;
  stop(): Promise<void>;
}

/** The services ask for at most one request a second. */
const PACE_MS = 1000;

/** Starts looking at once, and again every ten minutes; a service that cannot be reached, or refuses everything, is asked an hour later. */
export function startOutsideSources(options: OutsideSourcesOptions): OutsideSources {
  const { db, now, onError, lookEveryMs = 10 * MINUTE_MS, paceMs = PACE_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const paces = { musicBrainz: createPace(paceMs, signal), coverArt: createPace(paceMs, signal) };
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let held = 0;
  const look = async (): Promise<number> => {
    const round = startRound(onError);
    for (;;) {
      const settings = await readOutsideSettings(db);
      const sources = sourcesOf(options, settings, paces, signal);
      if (sources.length === 0) return lookEveryMs;
      const lease = await takeLease(db, held, now());
      if (lease === undefined) return Math.min(lookEveryMs, LEASE_MS);
      held = lease;
      if (!(await round.next({ ...options, sources })))
        return round.isCutShort() ? Math.max(lookEveryMs, HOUR_MS) : lookEveryMs;
      signal.throwIfAborted();
    }
  };
  const again = (inMs: number): void => {
    if (signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(run, inMs);
    timer.unref();
  };
  const run = (): void => {
    running = running.then(async () => {
      try {
        again(await look());
      } catch (error) {
        if (signal.aborted) return;
        onError(error);
        again(lookEveryMs);
      }
    });
  };
  run();
  return {
    settings: () => readOutsideSettings(db),
    async change(settings) {
      await writeOutsideSettings(db, settings);
      await refreshOutsideCovers(db);
      // Not by the timer, which a look that ends just now would set anew.
      run();
    },
    async stop() {
      clearTimeout(timer);
      stopping.abort(new Error('the server is closing'));
      await running;
    },
  };
}

function sourcesOf(
  { db, now, version, addresses }: OutsideSourcesOptions,
  { enabled, contact }: OutsideSettings,
  paces: { musicBrainz: Pace; coverArt: Pace },
  signal: AbortSignal,
): OutsideSource[] {
  if (contact === '') return [];
  // Header values are Latin-1; a contact is an address.
  const userAgent = `Qingyin/${version} ( ${contact} )`;
  const sources: OutsideSource[] = [];
  if (enabled.includes('musicbrainz')) {
    const load = createGuardedFetch({ base: addresses.musicBrainz, redirects: [], userAgent, signal });
    const ask = cachedJson({ db, source: 'musicbrainz', load, pace: paces.musicBrainz, now });
    sources.push(musicBrainz(ask, publicAddresses.musicBrainz));
  }
  if (enabled.includes('cover-art-archive')) {
    const load = createGuardedFetch({ base: addresses.coverArt, redirects: ARCHIVE, userAgent, signal });
    sources.push(
      coverArtArchive((path, most) => paces.coverArt(() => load(path, most)), publicAddresses.musicBrainz),
    );
  }
  return sources;
}
