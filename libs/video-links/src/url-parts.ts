/** Decoded path segments without empty ones. Segments that cannot be decoded stay as they are. */
export const pathParts = (url: URL): string[] => url.pathname.split('/').filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a URL belongs to one of the sites or their subdomains. */
export const isSite = ({ hostname }: URL, ...sites: readonly string[]): boolean =>
  sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));

/** URL with the parameters that have a value. */
export function buildUrl(
  base: string,
  params: Readonly<Record<string, string | number | undefined>>,
): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/** Start parameter; omitted for 0, because services take an explicit 0 as "ignore the stored position". */
export const startParam = (startS: number): number | undefined => (startS > 0 ? startS : undefined);

/** Parses a URL; null if invalid. (`URL.parse` is not available in the oldest supported Node.js.) */
export const parseUrl = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
