import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { mountOf } from './mount-of.ts';
import { sweepInterval } from './sweep-interval.ts';

removeTemporaryFolders();

const mountsIn = (root: string, ...mounts: [point: string, type: string][]): string => {
  const file = join(root, 'mountinfo');
  const lines = mounts.map(([point, type]) => `1 2 0:1 / ${point} rw - ${type} source rw`);
  writeFileSync(file, lines.join('\n'));
  return file;
};

it('resolves links before it looks for the mount', async () => {
  const root = temporaryFolder(['nas/music/', 'local/']);
  symlinkSync(join(root, 'nas/music'), join(root, 'local/link'));
  const mountinfo = mountsIn(root, ['/', 'ext4'], [join(root, 'nas'), 'nfs4']);

  const mount = await mountOf(join(root, 'local/link'), { mountinfo });

  expect(mount).toEqual({
    fileSystem: 'nfs4',
    mountPoint: join(root, 'nas'),
    network: true,
    watchable: false,
  });
  expect(sweepInterval(mount)).toBe(6 * 3_600_000);
  expect(sweepInterval(await mountOf(root, { mountinfo }))).toBe(15 * 60_000);
});

it('does not watch folders of the host of a virtual machine, and sweeps them often', async () => {
  const root = temporaryFolder();
  const mount = await mountOf(root, { mountinfo: mountsIn(root, ['/', '9p']) });
  expect(mount).toMatchObject({ network: false, watchable: false });
});

it('takes the nearest parent of a folder that does not exist', async () => {
  const root = temporaryFolder(['nas/']);
  const mountinfo = mountsIn(root, ['/', 'ext4'], [join(root, 'nas'), 'cifs']);
  expect(await mountOf(join(root, 'nas/a/b'), { mountinfo })).toMatchObject({ fileSystem: 'cifs' });
});

it('trusts events where the system does not list mounts, except for network paths of Windows', async () => {
  const mountinfo = join(temporaryFolder(), 'none');
  expect(await mountOf('/music', { mountinfo })).toEqual({
    fileSystem: '',
    mountPoint: '',
    network: false,
    watchable: true,
  });
  expect(await mountOf('\\\\nas\\music', { mountinfo })).toMatchObject({ network: true, watchable: false });
  expect(await mountOf('//nas/music', { mountinfo })).toMatchObject({ network: true, watchable: false });
});
