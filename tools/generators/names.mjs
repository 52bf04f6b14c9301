/**
 * Converts `/find-music/song-list` and `top-mv` to `FindMusicSongList` and `TopMv`; parameters are left out.
 * @param {string} text
 */
export const pascalCase = (text) =>
  words(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** @param {string} text */
export const camelCase = (text) => {
  const name = pascalCase(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** @param {string} text */
export const kebabCase = (text) =>
  words(text.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))
    .join('-')
    .toLowerCase();

/** @param {string} text */
const words = (text) =>
  text
    .replace(/\$\w+/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');

/**
 * Reads a file.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @throws Error if it does not exist
 */
export function readText(tree, path) {
  const text = tree.read(path, 'utf-8');
  if (text === null) throw new Error(`${path} does not exist`);
  return text;
}
