import type { QualityLevel, SongUrl, Track } from '@qingyin/contract';
import { ResolveFailure, soundFactsOf, type PlayerReport, type ResolvedUrl } from '@qingyin/player';
import { newListenId } from './listens/listen.ts';

export interface PlayerSourcePorts {
  fetchSongUrl(id: string, level: QualityLevel, signal: AbortSignal): Promise<SongUrl | undefined>;
  /** notes that a song was heard, or is being heard; only called for logged-in users */
  heard(report: HeardReport): void;
  /** tells the service that a song of private FM was passed over; only called for logged-in users */
  skipped(report: { id: number; seconds: number }): Promise<unknown>;
  isLoggedIn(): boolean;
}

export interface HeardReport {
  /** the same for all reports about one listening */
  listen: string;
  songId: string;
  sourceId: string;
  seconds: number;
  /** there may be more of it to come */
  goesOn: boolean;
}

/** A song counts as heard after this long or half of it, whichever comes first. */
const HEARD_MS = 30_000;

/** Gives the engine addresses and tells the service what was heard; the engine itself knows no HTTP. */
export function createPlayerSource(ports: PlayerSourcePorts) {
  const durations = new Map<number, number>();
  /** the listening that goes on now: one song sounds at a time */
  let listen = newListenId();

  const isHeard = (trackId: number, playedMs: number): boolean =>
    playedMs >= Math.min(HEARD_MS, (durations.get(trackId) ?? Infinity) / 2);

  return {
    /** Rejects with `ResolveFailure` when the service has no address for this song and caller. */
    async resolveUrl(track: Track, level: QualityLevel, signal: AbortSignal): Promise<ResolvedUrl> {
      const found = await ports.fetchSongUrl(String(track.id), level, signal);
      if (!found?.url) throw new ResolveFailure(!found || found.code === 404 ? 'gone' : 'no-url');
      durations.set(track.id, found.time || track.durationMs);
      const { url, level: playing, br, time, sound } = found;
      return {
        url,
        level: playing,
        br,
        durationMs: time,
        guest: !ports.isLoggedIn(),
        ...(sound && { sound: soundFactsOf(sound), measured: sound }),
      };
    },
    report(event: PlayerReport): void {
      if (event.type === 'started') listen = newListenId();
      if ((event.type !== 'finished' && event.type !== 'going-on') || !ports.isLoggedIn()) return;
      const { trackId, playedMs, source } = event;
      const seconds = Math.round(playedMs / 1000);
      if (isHeard(trackId, playedMs)) {
        const goesOn = event.type === 'going-on';
        ports.heard({ listen, songId: String(trackId), sourceId: numbered(source?.id), seconds, goesOn });
      } else if (event.type === 'finished' && !event.completed && source?.kind === 'fm') {
        ports.skipped({ id: trackId, seconds }).catch(() => undefined);
      }
    },
  };
}

/** The contract's `sourceid` is a number; the radio has none (contract page, 3.5). */
const numbered = (id = ''): string => (/^\d+$/.test(id) ? id : '0');
