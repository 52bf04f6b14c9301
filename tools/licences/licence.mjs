/**
 * Licence declared by a package, as an SPDX expression; supports old array and object forms.
 * @param {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} manifest
 */
export function licenceOf({ license, licenses }) {
  if (typeof license === 'string') return license;
  if (license?.type !== undefined) return license.type;
  const several = (licenses ?? []).map(({ type }) => type).filter((type) => type !== undefined);
  return several.length > 0 ? several.join(' OR ') : 'unknown';
}

/**
 * Whether a licence would bind the whole product: GPL or AGPL (not LGPL) without an alternative, or unknown.
 * @param {string} licence
 */
export const isBinding = (licence) =>
  licence
    .split(/\s+OR\s+/i)
    .every((one) => one === 'unknown' || /(^|[^L])A?GPL/i.test(one.replace(/^\(/, '')));
