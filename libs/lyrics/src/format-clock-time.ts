/** Formats ms as `hh:mm:ss.mmm`; negative times become 0. The form of TTML and WebVTT. */
export function formatClockTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ];
  return `${clock.map(two).join(':')}.${String(whole % 1000).padStart(3, '0')}`;
}
