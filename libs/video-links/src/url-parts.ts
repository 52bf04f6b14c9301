/** The parts of a path, decoded; empty ones are left out. A part that can't be decoded stays as it is. */
export const pathParts = (url: URL): string[] => url.pathname.split('/').filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether an address is a site's own, with or without `www.`, `m.` or another name in front. */
export const isSite = ({ hostname }: URL, ...sites: readonly string[]): boolean =>
  sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));

/** A path below a base, with those parameters that have a value. */
export function address(base: string, params: Readonly<Record<string, string | number | undefined>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/** A start only where there is one: services take 0 as "from the beginning, and forget where I was". */
export const startOf = (startS: number): number | undefined => (startS > 0 ? startS : undefined);

/** The address a text is, null when it is none. (`URL.parse` is younger than the oldest Node we run on.) */
export const urlOf = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
