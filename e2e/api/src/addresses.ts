/** Every absolute address in an answer, however deep. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

/** What an address is of: the first two words of its file's name without numbers, e.g. `/media/img/banner-calm`. */
export function kindOf(address: string): string {
  const { pathname } = new URL(address);
  const [folder, file = ''] = [pathname.slice(0, pathname.lastIndexOf('/') + 1), pathname.split('/').at(-1)];
  return folder + file.replace(/\d+/g, '').split('-').slice(0, 2).join('-');
}
