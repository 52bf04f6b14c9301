/** Several artists in one text, however they are joined. */
const JOINED = /\s*(?:[;；,，、/／|]|\s&\s|\sfeat\.?\s|\sft\.?\s|\sx\s|\svs\.?\s)\s*/i;
/** `3:45` and `1:02:03` */
const CLOCK = /^(?:(\d+):)?(\d{1,3}):(\d{2})(?:\.\d+)?$/;
/** More seconds than a song has: it is meant in milliseconds. */
const TOO_LONG = 10_000;

/** Artists out of one text. */
export const artistsIn = (text: string): string[] =>
  text
    .split(JOINED)
    .map((name) => name.trim())
    .filter(Boolean);

/** A duration out of what a list says, ms; 0 where it says nothing. `unit`: of a bare number, ms. */
export function durationIn(value: unknown, unit: number): number {
  if (typeof value === 'string') {
    const [, hours = '0', minutes, seconds] = CLOCK.exec(value.trim()) ?? [];
    if (minutes && seconds) return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  }
  const number = Number(value);
  if (!Number.isFinite(number) || number <= 0) return 0;
  return Math.round(number > TOO_LONG ? number : number * unit);
}
