import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as mount from '../folders/mount-of.ts';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { followLibrary, type LibraryFollower } from './follow-library.ts';

let follower: LibraryFollower | undefined;
const onChange = vi.fn<(folders: string[] | undefined) => void>();
const onError = vi.fn();
beforeEach(() => {
  onChange.mockReset();
  onError.mockReset();
});
afterEach(() => {
  follower?.close();
  vi.restoreAllMocks();
});
removeTemporaryFolders();

const follow = async (path: string, watch: number): Promise<LibraryFollower> => {
  const options = { onChange, onError, quietMs: 20, lookAtRootMs: 20 };
  follower = await followLibrary({ path, watch, reason: '' }, options);
  return follower;
};

describe('followLibrary', () => {
  it('asks for a scan when the root goes away, and when it is back', async () => {
    const root = temporaryFolder(['a.mp3']);
    expect((await follow(root, 0)).watching()).toBe('off');
    renameSync(root, `${root}-away`);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
    renameSync(`${root}-away`, root);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('counts an empty root as away: it may be a mount point', async () => {
    const root = temporaryFolder(['a.mp3']);
    await follow(root, 0);
    rmSync(root, { recursive: true });
    mkdirSync(root);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  });

  it('names the folders that a watcher reports', async () => {
    const root = temporaryFolder(['a/1.mp3']);
    expect((await follow(root, 1)).watching()).toBe('watching');
    await vi.waitFor(() => {
      addFiles(root, [`a/${Math.random()}.mp3`]);
      expect(onChange).toHaveBeenCalledWith(['a']);
    });
  });

  it('does not watch a network file system', async () => {
    const network = { fileSystem: 'nfs4', mountPoint: '/', network: true, watchable: false };
    vi.spyOn(mount, 'mountOf').mockResolvedValue(network);
    expect((await follow(temporaryFolder(['a.mp3']), 1)).watching()).toBe('network-mount');
  });
});
