import type { QualityLevel, SongUrl, Track } from '@qingyin/contract';
import { ResolveFailure, type PlayerReport, type ResolvedUrl } from '@qingyin/player';

export interface PlayerSourcePorts {
  fetchSongUrl(id: string, level: QualityLevel, signal: AbortSignal): Promise<SongUrl | undefined>;
  /** tells the service that a song was heard; only called for logged-in users */
  scrobble(report: { id: string; sourceId: string; seconds: number }): Promise<unknown>;
  isLoggedIn(): boolean;
}

/** A song counts as heard after this long or half of it, whichever comes first. */
const HEARD_MS = 30_000;

/** Gives the engine addresses and tells the service what was heard; the engine itself knows no HTTP. */
export function createPlayerSource(ports: PlayerSourcePorts) {
  const durations = new Map<number, number>();
  return {
    /** Rejects with `ResolveFailure` when the service has no address for this song and caller. */
    async resolveUrl(track: Track, level: QualityLevel, signal: AbortSignal): Promise<ResolvedUrl> {
      const found = await ports.fetchSongUrl(String(track.id), level, signal);
      if (!found?.url) throw new ResolveFailure(!found || found.code === 404 ? 'gone' : 'no-url');
      durations.set(track.id, found.time || track.durationMs);
      return { url: found.url, level: found.level, br: found.br, durationMs: found.time };
    },
    report(event: PlayerReport): void {
      if (event.type !== 'finished' || !ports.isLoggedIn()) return;
      const half = (durations.get(event.trackId) ?? Infinity) / 2;
      if (event.playedMs < Math.min(HEARD_MS, half)) return;
      ports
        .scrobble({
          id: String(event.trackId),
          sourceId: event.source?.id ?? '0',
          seconds: Math.round(event.playedMs / 1000),
        })
        // Not worth a word to the listener: the next song counts again.
        .catch(() => undefined);
    },
  };
}
