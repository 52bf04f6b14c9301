/** Formats a duration in ms as `3:05`, with hours as `1:02:03`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const parts =
    minutes < 60 ? [minutes, seconds % 60] : [Math.floor(minutes / 60), minutes % 60, seconds % 60];
  return parts.map((part, at) => (at > 0 ? String(part).padStart(2, '0') : String(part))).join(':');
}
