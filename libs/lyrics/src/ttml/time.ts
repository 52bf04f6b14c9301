/** Frame and tick rates of a document (`ttp:frameRate`, `frameRateMultiplier`, `tickRate`). */
export interface TimeBase {
  /** per second, with the multiplier applied */
  frameRate: number;
  tickRate: number;
}

/** Upper limit of a valid time, ms. */
const LONGEST_MS = 100 * 3_600_000;

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{1,4}(?:\.\d{1,9})?)(?::(\d{1,4})(?:\.(\d{1,4}))?)?$/;
const OFFSET = /^(\d{1,12}(?:\.\d{1,9})?)(h|m|s|ms|f|t)?$/;

/**
 * Parses a TTML time to ms: clock times `hh:mm:ss.fraction` and `hh:mm:ss:frames`, also without hours; offset
 * times with `h`, `m`, `s`, `ms`, `f` (frames), `t` (ticks), or in seconds without a unit, as in lyrics.
 *
 * @returns undefined for invalid times
 */
export function parseTtmlTime(
  text: string | undefined,
  { frameRate, tickRate }: TimeBase,
): number | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  const ms = clockMs(CLOCK.exec(trimmed), frameRate) ?? offsetMs(OFFSET.exec(trimmed), frameRate, tickRate);
  return ms === undefined || !(ms <= LONGEST_MS) ? undefined : Math.round(ms);
}

function clockMs(match: RegExpExecArray | null, frameRate: number): number | undefined {
  if (!match) return undefined;
  const [, hours = '0', minutes, seconds, frames = '0'] = match;
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (whole + Number(frames) / frameRate) * 1000;
}

function offsetMs(match: RegExpExecArray | null, frameRate: number, tickRate: number): number | undefined {
  if (!match) return undefined;
  const perUnit: Record<string, number> = {
    h: 3_600_000,
    m: 60_000,
    s: 1000,
    ms: 1,
    f: 1000 / frameRate,
    t: 1000 / tickRate,
  };
  return Number(match[1]) * (perUnit[match[2] ?? 's'] ?? 1000);
}

const positive = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return value > 0 && value <= 1e9 ? value : undefined;
};

/** Frame and tick rates from the attributes of `tt` (local names), with TTML's defaults. */
export function timeBaseOf(attributes: Record<string, string>): TimeBase {
  const [over, under] = (attributes['frameRateMultiplier'] ?? '').trim().split(/[\s:]+/);
  const multiplier = (positive(over) ?? 1) / (positive(under) ?? 1);
  const said = positive(attributes['frameRate']);
  const frameRate = (said ?? 30) * multiplier;
  return { frameRate, tickRate: positive(attributes['tickRate']) ?? (said ? frameRate : 1) };
}
