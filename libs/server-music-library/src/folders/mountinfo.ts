/** A mounted file system of Linux. */
export interface Mount {
  mountPoint: string;
  /** such as `ext4`, `nfs4`, `fuse.sshfs` */
  fileSystem: string;
  /** device or address, such as `/dev/sda1`, `//server/share`, `server:/export` */
  source: string;
}

/** Blanks, tabs, line ends and backslashes are written as octal numbers of bytes: `\040`. */
const unescapeOctal = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));

/**
 * Parses `/proc/self/mountinfo` (proc_pid_mountinfo(5)). A later mount hides an earlier one on the same mount point.
 *
 * @param text of the file; lines that do not follow the format are left out
 */
export function parseMountinfo(text: string): Mount[] {
  return text.split('\n').flatMap((line) => {
    const [before = '', after] = line.split(/ - (.*)/s);
    const mountPoint = before.split(' ')[4];
    const [fileSystem = '', source = ''] = (after ?? '').split(' ');
    if (mountPoint === undefined || fileSystem === '') return [];
    return [{ mountPoint: unescapeOctal(mountPoint), fileSystem, source: unescapeOctal(source) }];
  });
}

/**
 * Finds the mount that a path is on: the longest mount point, of several mounts on it the last one.
 *
 * @param path absolute, without symbolic links
 */
export function mountOfPath(mounts: readonly Mount[], path: string): Mount | undefined {
  let found: Mount | undefined;
  for (const mount of mounts) {
    const { mountPoint } = mount;
    const contains =
      path === mountPoint || path.startsWith(mountPoint.endsWith('/') ? mountPoint : `${mountPoint}/`);
    if (contains && mountPoint.length >= (found?.mountPoint.length ?? 0)) found = mount;
  }
  return found;
}
