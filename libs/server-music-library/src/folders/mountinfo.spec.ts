import { describe, expect, it } from 'vitest';
import { mountOfPath, parseMountinfo } from './mountinfo.ts';

const DOCKER = `
622 512 0:48 / / rw,relatime master:222 - overlay overlay rw,lowerdir=/var/lib/docker/overlay2/l/AB:/var/lib/docker/overlay2/l/CD,upperdir=/u,workdir=/w
623 622 0:51 / /proc rw,nosuid,nodev,noexec,relatime - proc proc rw
630 622 8:1 /srv/music /music ro,relatime - ext4 /dev/sda1 rw,errors=remount-ro
631 622 0:60 / /shared rw,relatime - cifs //nas/music rw,vers=3.1.1,username=me
632 622 0:61 / /host rw,relatime - fakeowner /run/host_mark/Users rw`;

const BTRFS = `
30 1 0:25 /@ / rw,noatime shared:1 - btrfs /dev/nvme0n1p2 rw,ssd,subvolid=256,subvol=/@
45 30 0:25 /@volumes /volumes rw,noatime shared:30 - btrfs /dev/nvme0n1p2 rw,ssd,subvolid=257,subvol=/@volumes
46 45 8:33 / /volumes/all/My\\040Music\\134new rw,relatime shared:31 - fuseblk /dev/sdc1 rw,user_id=0
47 45 0:70 / /volumes/all/网络 rw - fuse.sshfs me@nas:/音乐 rw,user_id=1000`;

const AUTOFS = `
40 30 0:38 / /mnt/nas rw,relatime shared:20 - autofs systemd-1 rw,fd=40,pgrp=1,timeout=60,direct
90 40 0:80 / /mnt/nas rw,relatime shared:40 - nfs4 nas:/export/music rw,vers=4.2
95 30 8:1 /data/music /mnt/nas2 rw,relatime - ext4 /dev/sda1 rw`;

describe.each([
  ['the root of a container', DOCKER, '/data', '/', 'overlay'],
  ['a bind mount of Docker', DOCKER, '/music/a/b', '/music', 'ext4'],
  ['the mount point itself', DOCKER, '/shared', '/shared', 'cifs'],
  ['a folder that only begins like a mount point', DOCKER, '/musicals', '/', 'overlay'],
  ['a btrfs subvolume', BTRFS, '/volumes/all/x', '/volumes', 'btrfs'],
  [
    'a mount point with escaped characters',
    BTRFS,
    '/volumes/all/My Music\\new/a',
    '/volumes/all/My Music\\new',
    'fuseblk',
  ],
  ['a Chinese mount point', BTRFS, '/volumes/all/网络', '/volumes/all/网络', 'fuse.sshfs'],
  ['a mount over its autofs mount point', AUTOFS, '/mnt/nas/a', '/mnt/nas', 'nfs4'],
  ['a longer name', AUTOFS, '/mnt/nas2', '/mnt/nas2', 'ext4'],
])('mountOfPath', (title, text, path, mountPoint, fileSystem) => {
  it(`finds ${title}`, () => {
    expect(mountOfPath(parseMountinfo(text), path)).toMatchObject({ mountPoint, fileSystem });
  });
});

it('leaves out lines that do not follow the format', () => {
  expect(parseMountinfo('\nnonsense\n1 2 3\n22 27 0:21 / /proc rw -')).toEqual([]);
  expect(mountOfPath([], '/music')).toBeUndefined();
});

it('reads the source behind optional fields', () => {
  expect(parseMountinfo('1 2 0:1 / /a rw shared:1 master:2 - cifs //nas/my\\040music rw')[0]?.source).toBe(
    '//nas/my music',
  );
});
