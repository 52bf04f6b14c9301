/** A subtitle cue: what is shown at a time. */
export interface Cue {
  startMs: number;
  endMs: number;
  lines: string[];
}

interface Timing {
  startMs: number;
  endMs: number;
}

/** The timing line of a cue: SRT and WebVTT, with settings behind, or SBV. */
export const CUE_TIMING =
  /^[ \t]{0,9}(?:(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?[ \t]{0,9}-{1,2}[ \t]?>[ \t]{0,9}(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?(?:[ \t].*)?|(\d{1,3}):(\d{1,2}):(\d{1,2})\.(\d{1,3}),(\d{1,3}):(\d{1,2}):(\d{1,2})\.(\d{1,3})[ \t]{0,9})$/m;

/** Converts hours (optional), minutes, seconds and fraction to ms. */
function clockMs([hours, minutes, seconds, fraction = '']: readonly (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}

function readTiming(line: string): Timing | undefined {
  const parts = CUE_TIMING.exec(line)?.slice(1);
  if (!parts) return undefined;
  const from = parts[1] === undefined ? 8 : 0;
  const startMs = clockMs(parts.slice(from, from + 4));
  return { startMs, endMs: Math.max(startMs, clockMs(parts.slice(from + 4, from + 8))) };
}

/**
 * Parses the cues of a subtitle file. A number (in WebVTT any text behind an empty line) on the line before a
 * timing is the cue's identifier. In WebVTT an empty line ends a cue; in SRT cues may contain empty lines.
 */
export function readCues(lines: readonly string[], webVtt: boolean): Cue[] {
  const timings = lines.map(readTiming);
  const cues: Cue[] = [];
  let outside = true;
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    const timing = timings[at];
    const isName = timings[at + 1] !== undefined && /^\d+$/.test(line);
    if (timing) cues.push({ ...timing, lines: [] });
    else if (line !== '' && !isName && !(webVtt && outside)) cues.at(-1)?.lines.push(line);
    outside = timing === undefined && (outside || line === '');
  }
  return cues;
}
