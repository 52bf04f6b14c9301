import type { MusicFileError, ScanProgress, ScanResult } from '@qingyin/server-music-library';

/** Interval of progress messages of one scan, ms. */
const EVERY_MS = 10_000;
const SECOND_MS = 1000;
const MINUTE_S = 60;

const reasons: Record<MusicFileError, string> = {
  unsupported: 'no supported format',
  unreadable: 'damaged',
  truncated: 'truncated',
  'no-permission': 'no permission to read',
  'ended-the-process': 'ended the scan process',
  'no-tracks': 'no CUE sheet',
  'too-large': 'too large for a CUE sheet',
};

/** Messages about scans of music for the terminal, at most one in ten seconds for a running scan. */
export function createScanMessages(say: (text: string) => void, now: () => number) {
  let saidAt = 0;
  return {
    progress(name: string, { pass, found, read, toRead, leftMs }: ScanProgress): void {
      if (now() - saidAt < EVERY_MS) return;
      saidAt = now();
      if (pass === 'folders') return say(`music library ${name}: ${found} files found`);
      const left = leftMs === null ? '' : `, about ${durationText(leftMs)} left`;
      say(`music library ${name}: ${read} of ${toRead} files read${left}`);
    },
    done(name: string, { read, failed, failures, longestWriteMs }: ScanResult): void {
      saidAt = 0;
      if (read === 0) return;
      const why = Object.entries(failures)
        .map(([error, count]) => `${count} ${reasons[error as MusicFileError]}`)
        .join(', ');
      const failedText =
        failed === 0 ? '' : `; ${failed} could not be read (${why}), see Settings, Music library`;
      say(
        `music library ${name}: ${read} files read${failedText} (longest write ${longestWriteMs.toFixed(1)} ms)`,
      );
    },
  };
}

function durationText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return seconds < MINUTE_S * 2 ? `${seconds} s` : `${Math.ceil(seconds / MINUTE_S)} min`;
}
