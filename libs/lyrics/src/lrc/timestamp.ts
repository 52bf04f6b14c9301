/**
 * `mm:ss`, `mm:ss.x`, `mm:ss.xx`, `mm:ss.xxx`, `mm:ss:xx` (docs/specification/contract/entities.md#lyrics), and
 * `h:mm:ss.xx`. The number of digits is limited, which rejects other numbers and bounds backtracking.
 */
const TIME = String.raw`(?:(\d{1,2}):(?=\d{1,2}:\d{1,2}\.))?(\d{1,5}):(\d{1,3})(?:[.:](\d{1,3}))?`;

/** Timestamp at `lastIndex` with the spaces behind it. */
export const lineTimestamp = (): RegExp => new RegExp(String.raw`\[${TIME}\][ \t]*`, 'y');

/** Timestamps within a line, in either kind of bracket. */
export const wordTimestamps = (): RegExp => new RegExp(String.raw`[<[]${TIME}[>\]]`, 'g');

/** Two digits are hundredths, three are milliseconds, one is a tenth. */
const fractionMs = (digits: string | undefined): number => (digits ? Number(digits.padEnd(3, '0')) : 0);

/** Converts a match of the expressions above to ms. */
export function timestampMs([, hours, minutes, seconds, fraction]: RegExpMatchArray): number {
  return (
    Number(hours ?? 0) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + fractionMs(fraction)
  );
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/**
 * Formats ms as `mm:ss.mmm`; three digits are milliseconds (docs/specification/contract/entities.md#lyrics). Negative
 * and infinite times become 0.
 */
export function formatTimestamp(ms: number): string {
  const whole = Number.isFinite(ms) ? Math.max(0, Math.round(ms)) : 0;
  const minutes = pad(Math.floor(whole / 60_000), 2);
  return `${minutes}:${pad(Math.floor(whole / 1000) % 60, 2)}.${pad(whole % 1000, 3)}`;
}
