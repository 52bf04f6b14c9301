import { readFile } from 'node:fs/promises';
import { fileSystemKind } from './file-system-kind.ts';
import { mountOfPath, parseMountinfo } from './mountinfo.ts';
import { realPathOf } from './real-path.ts';

/** The file system of a folder. */
export interface FolderMount {
  /** type such as `ext4`, `cifs`, `nfs4`; '' = unknown */
  fileSystem: string;
  /** '' = unknown */
  mountPoint: string;
  /** on another computer: statistics of files are slow */
  network: boolean;
  /** the system reports all changes; false for network file systems and for folders shared by the host of a virtual machine */
  watchable: boolean;
}

/** `\\server\share`, also with slashes. */
const isUncPath = (path: string): boolean => /^(\\\\|\/\/)[^\\/]/.test(path);

/**
 * Finds the file system of a folder. Only Linux says which one it is; elsewhere only UNC paths count as network.
 *
 * @param path absolute; of one that does not exist the nearest existing parent counts
 * @param options.mountinfo file with the mounts
 */
export async function mountOf(
  path: string,
  { mountinfo = '/proc/self/mountinfo' }: { mountinfo?: string } = {},
): Promise<FolderMount> {
  // Resolving comes first: it makes autofs mount what is below its mount point.
  const real = await realPathOf(path).catch(() => path);
  const text = await readFile(mountinfo, 'utf8').catch(() => undefined);
  const mount = text === undefined ? undefined : mountOfPath(parseMountinfo(text), real);
  if (mount === undefined) {
    const network = text === undefined && (isUncPath(path) || isUncPath(real));
    return { fileSystem: '', mountPoint: '', network, watchable: !network };
  }
  const { fileSystem, mountPoint, source } = mount;
  const kind = fileSystemKind(fileSystem, source);
  return { fileSystem, mountPoint, network: kind === 'network', watchable: kind === 'local' };
}
