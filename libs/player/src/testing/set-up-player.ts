import type { QualityLevel, Track } from '@qingyin/contract';
import { createPlayer } from '../player.ts';
import { memoryStorage } from '../ports/memory-storage.ts';
import type { PlayerPorts, PlayerReport } from '../ports/ports.ts';
import type { Player } from '../player-interface.ts';
import type { ResolvedUrl } from '../types.ts';
import { FakeAudio } from './fake-audio.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

/** A pending URL request that a spec answers itself. */
export interface UrlRequest {
  track: Track;
  level: QualityLevel;
  /** highest bit rate, kbit/s; 0: any */
  limit: number;
  signal: AbortSignal;
  answer(differences?: Partial<ResolvedUrl>): void;
  refuse(error: unknown): void;
}

export interface TestHarness {
  player: Player;
  audio: FakeAudio;
  clock: FakeClock;
  urlRequests: UrlRequest[];
  reports: PlayerReport[];
  ports: PlayerPorts;
}

/** `/audio/{id}.mp3?{level}`, the URL of the harness. */
export const streamUrlOf = (track: Track, level: QualityLevel): string =>
  `/audio/${String(track.id)}.mp3?${level}`;

export interface HarnessOptions extends Partial<PlayerPorts> {
  /** true: URL requests stay pending until the spec answers them */
  manual?: boolean;
}

/** Creates a player on fakes only. */
export function setUpPlayer({ manual = false, ...given }: HarnessOptions = {}): TestHarness {
  const audio = new FakeAudio();
  const clock = fakeClock();
  const questions: UrlRequest[] = [];
  const reports: PlayerReport[] = [];
  const ports: PlayerPorts = {
    audio,
    clock,
    random: () => 0.5,
    storage: memoryStorage(),
    report: (event) => reports.push(event),
    resolveUrl: (track, level, signal, limit) =>
      new Promise((resolve, reject) => {
        const answer = (differences: Partial<ResolvedUrl> = {}): void =>
          resolve({
            url: streamUrlOf(track, level),
            level,
            br: 320_000,
            durationMs: track.durationMs,
            ...differences,
          });
        questions.push({ track, level, limit, signal, answer, refuse: reject });
        if (!manual) answer();
      }),
    ...given,
  };
  return { player: createPlayer(ports), audio, clock, urlRequests: questions, reports, ports };
}
