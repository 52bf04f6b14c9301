/** Areas of the contract, with the data library that calls their endpoints, and the file and table of its query keys. */
export const areas = {
  account: { data: 'account', keyFile: 'lazy-keys', keyTable: 'lazyAccountKeys', root: 'queryRoots.account' },
  cloud: { data: 'library', keyFile: 'keys', keyTable: 'libraryKeys', root: '...root' },
  library: { data: 'library', keyFile: 'keys', keyTable: 'libraryKeys', root: '...root' },
  listening: { data: 'library', keyFile: 'keys', keyTable: 'libraryKeys', root: '...root' },
  music: { data: 'music', keyFile: 'keys', keyTable: 'musicKeys', root: '...root' },
  social: { data: 'social', keyFile: 'keys', keyTable: 'socialKeys', root: '...root' },
  video: { data: 'video', keyFile: 'keys', keyTable: 'videoKeys', root: '...root' },
};

/** @typedef {keyof typeof areas} Area */

/** @param {string} name @returns {Area} @throws Error if the contract has no such area */
export function areaNamed(name) {
  if (!Object.hasOwn(areas, name))
    throw new Error(`${name} is not one of the areas ${Object.keys(areas).join(', ')}`);
  return /** @type {Area} */ (name);
}
