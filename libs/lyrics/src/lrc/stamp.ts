/**
 * `mm:ss`, `mm:ss.x`, `mm:ss.xx`, `mm:ss.xxx`, `mm:ss:xx` (contract page, part 5 "Lyrics"), and `h:mm:ss.xx`. Digits
 * are counted, so that nothing that is no time becomes one and no search is long.
 */
const TIME = String.raw`(?:(\d{1,2}):(?=\d{1,2}:\d{1,2}\.))?(\d{1,5}):(\d{1,3})(?:[.:](\d{1,3}))?`;

/** A stamp at the place of `lastIndex`, and the blanks behind it. */
export const lineStamp = (): RegExp => new RegExp(String.raw`\[${TIME}\][ \t]*`, 'y');

/** Stamps within a line, in either bracket. */
export const wordStamps = (): RegExp => new RegExp(String.raw`[<[]${TIME}[>\]]`, 'g');

/** Hundredths with two digits, milliseconds with three; one digit is a tenth. */
const fractionMs = (digits: string | undefined): number => (digits ? Number(digits.padEnd(3, '0')) : 0);

/** ms of a match of one of the expressions above. */
export function stampMs([, hours, minutes, seconds, fraction]: RegExpMatchArray): number {
  return (
    Number(hours ?? 0) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + fractionMs(fraction)
  );
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** `mm:ss.mmm`; three digits are milliseconds (contract page, part 5 "Lyrics"). Negative and endless times are 0. */
export function stampText(ms: number): string {
  const whole = Number.isFinite(ms) ? Math.max(0, Math.round(ms)) : 0;
  const minutes = pad(Math.floor(whole / 60_000), 2);
  return `${minutes}:${pad(Math.floor(whole / 1000) % 60, 2)}.${pad(whole % 1000, 3)}`;
}
