import { expect, it } from 'vitest';
import { fileSystemKind } from './file-system-kind.ts';

it.each([
  ...[
    'nfs',
    'nfs4',
    'cifs',
    'smb3',
    'fuse.sshfs',
    'fuse.rclone',
    'ceph',
    'fuse.glusterfs',
    'davfs',
    'autofs',
  ].map((type) => [type, 'x', 'network']),
  ...['9p', 'virtiofs', 'vboxsf', 'fuse.vmhgfs-fuse'].map((type) => [type, 'x', 'host']),
  ...['ext4', 'btrfs', 'zfs', 'overlay', 'fuseblk', 'fuse.mergerfs', 'exfat'].map((type) => [
    type,
    'x',
    'local',
  ]),
  ['fuse', 'https://cloud/remote.php/dav', 'network'],
  ['fuse', 'me@nas:/music', 'network'],
  ['fuse', '/dev/fuse', 'local'],
  ['fuse.unknown', '//nas/music', 'network'],
  ['ext4', 'tank:/x', 'local'],
])('%s of %s is %s', (type, source, kind) => {
  expect(fileSystemKind(type, source)).toBe(kind);
});
