const NAMES = ['t', 'start', 'time_continue', 'time'] as const;
const UNITS = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/;
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})$/;

/** Start position in a link, whole seconds: `t=90`, `t=1m30s`, `#t=1:30`, `start=90`; 0 if absent or invalid. */
export function startTime(url: URL): number {
  const inHash = new URLSearchParams(url.hash.slice(1));
  for (const name of NAMES) {
    const said = url.searchParams.get(name) ?? inHash.get(name);
    if (said) return seconds(said.trim().toLowerCase());
  }
  return 0;
}

function seconds(said: string): number {
  const parts = UNITS.exec(said) ?? CLOCK.exec(said);
  if (!parts) return 0;
  const [hours, minutes, rest] = parts.slice(1).map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (rest ?? 0);
}
