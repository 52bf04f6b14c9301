import type { BitrateLimit, QualityLevel, SongUrl, Track } from '@qingyin/contract';
import { ResolveFailure, toGaplessInfo, type PlayerReport, type ResolvedUrl } from '@qingyin/player';
import { newListeningEventId } from './scrobbling/listening-event.ts';

export interface PlayerSourcePorts {
  /** @param limit highest bit rate, kbit/s; 0: any */
  fetchSongUrl(
    id: string,
    level: QualityLevel,
    signal: AbortSignal,
    limit: BitrateLimit | 0,
  ): Promise<SongUrl | undefined>;
  /** Records that a song was or is being played; called for logged-in users only. */
  reportPlayed(report: PlaybackReport): void;
  /** Reports a skipped song of private FM to the service; called for logged-in users only. */
  reportSkipped(report: { id: number; seconds: number }): Promise<unknown>;
  isLoggedIn(): boolean;
}

/** Report about one playback of a song. */
export interface PlaybackReport {
  /** Id of the listening event, the same in all reports about one playback. */
  listeningEventId: string;
  songId: string;
  sourceId: string;
  seconds: number;
  /** The song is still playing; more reports may follow. */
  inProgress: boolean;
}

/** A song counts as heard after this time (ms) or half of its duration, whichever comes first. */
const HEARD_MS = 30_000;

/**
 * Source of the player: resolves stream addresses and reports playback to the service, so that the player itself
 * does not depend on HTTP.
 */
export function createPlayerSource(ports: PlayerSourcePorts) {
  const durations = new Map<number, number>();
  /** Id of the current listening event; one song plays at a time. */
  let listen = newListeningEventId();

  const isHeard = (trackId: number, playedMs: number): boolean =>
    playedMs >= Math.min(HEARD_MS, (durations.get(trackId) ?? Infinity) / 2);

  return {
    /**
     * Resolves the stream address of a track.
     *
     * @throws ResolveFailure if the service has no address for this song and caller
     */
    async resolveUrl(
      track: Track,
      level: QualityLevel,
      signal: AbortSignal,
      limit: BitrateLimit | 0 = 0,
    ): Promise<ResolvedUrl> {
      const found = await ports.fetchSongUrl(String(track.id), level, signal, limit);
      if (!found?.url) throw new ResolveFailure(!found || found.code === 404 ? 'gone' : 'no-url');
      durations.set(track.id, found.time || track.durationMs);
      const { url, level: playing, br, time, sound, limited } = found;
      return {
        url,
        level: playing,
        br,
        durationMs: time,
        limited,
        guest: !ports.isLoggedIn(),
        ...(sound && { sound: toGaplessInfo(sound), measured: sound }),
      };
    },
    report(event: PlayerReport): void {
      if (event.type === 'started') listen = newListeningEventId();
      if ((event.type !== 'finished' && event.type !== 'going-on') || !ports.isLoggedIn()) return;
      const { trackId, playedMs, source } = event;
      const seconds = Math.round(playedMs / 1000);
      if (isHeard(trackId, playedMs)) {
        const goesOn = event.type === 'going-on';
        ports.reportPlayed({
          listeningEventId: listen,
          songId: String(trackId),
          sourceId: numbered(source?.id),
          seconds,
          inProgress: goesOn,
        });
      } else if (event.type === 'finished' && !event.completed && source?.kind === 'fm') {
        ports.reportSkipped({ id: trackId, seconds }).catch(() => undefined);
      }
    },
  };
}

/**
 * Returns the id if it is a number, else 0: the contract's `sourceid` is a number, and private FM has none
 * (docs/specification/contract/songs.md).
 */
const numbered = (id = ''): string => (/^\d+$/.test(id) ? id : '0');
