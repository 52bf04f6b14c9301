/** All absolute addresses in an answer, at any depth. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/**
 * Kind of an address: its folder and the first two words of its file name without digits, e.g.
 * `/media/img/banner-calm`.
 */
export function addressKind(address: string): string {
  const { pathname } = new URL(address);
  const [folder, file = ''] = [pathname.slice(0, pathname.lastIndexOf('/') + 1), pathname.split('/').at(-1)];
  return folder + file.replace(/\d+/g, '').split('-').slice(0, 2).join('-');
}
