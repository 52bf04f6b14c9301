/** What identifies a file that was moved. */
export interface MovedFile {
  /** file name without folder */
  name: string;
  size: number;
  /** '' = unknown */
  inode: string;
}

/** Ways in which a file is recognised, surest first; undefined: not in this way. */
const identities: ((file: MovedFile) => string | undefined)[] = [
  ({ inode, size }) => (inode === '' ? undefined : `inode and size ${inode}/${size}`),
  ({ name, size }) => `size and name ${size}/${name.normalize('NFC')}`,
  ({ inode }) => (inode === '' ? undefined : `inode ${inode}`),
];

/** All texts of which two files share at least one when one of them may be the other, moved. */
export const identitiesOf = (file: MovedFile): string[] =>
  identities.flatMap((identity) => identity(file) ?? []);

/**
 * Counts vanished files that appeared at another place: with the same inode number, or the same size and name. Each file
 * that appeared accounts for one vanished file only.
 */
export function countMoved(vanished: readonly MovedFile[], appeared: readonly MovedFile[]): number {
  let gone = [...vanished];
  let left = [...appeared];
  for (const identity of identities) {
    const places = new Map<string, MovedFile[]>();
    for (const file of left) {
      const key = identity(file);
      if (key === undefined) continue;
      const same = places.get(key);
      if (same) same.push(file);
      else places.set(key, [file]);
    }
    const matched = new Set<MovedFile>();
    gone = gone.filter((file) => {
      const match = places.get(identity(file) ?? '')?.pop();
      if (match) matched.add(match);
      return !match;
    });
    left = left.filter((file) => !matched.has(file));
  }
  return vanished.length - gone.length;
}
