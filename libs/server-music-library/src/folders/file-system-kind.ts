/** Where changes of a file system come from: `network` and `host` ones also from elsewhere, without events. */
export type FileSystemKind = 'local' | 'network' | 'host';

/** File systems of other computers. An autofs mount point that is still one after an access has no file system. */
const network = new Set(
  (
    'nfs nfs4 cifs smb3 smbfs smb2 ncpfs afs coda davfs ceph glusterfs lustre gpfs beegfs orangefs pvfs2 ocfs2 gfs2 ' +
    'autofs sshfs rclone s3fs gcsfuse goofys davfs2 curlftpfs ftpfs smbnetfs juicefs seaweedfs mfs moosefs ' +
    'lizardfs ceph-fuse cvmfs2 gvfsd-fuse kio-fuse mount-s3 google-drive-ocamlfuse onedriver alist cloudfs clouddrive'
  ).split(' '),
);

/** Folders that the host shares with a virtual machine: Windows in WSL, Docker Desktop, QEMU, VirtualBox, VMware. */
const host = new Set('9p v9fs virtiofs vboxsf vmhgfs vmhgfs-fuse prl_fs prl_vboxsf'.split(' '));

/** Addresses of servers: `//server/share`, `user@server:/path`, `https://server/path`. */
const SERVER = /^(\/\/[^/]|[^/\s:]+:\/|\[[0-9a-f:]+\]:\/)/i;

/**
 * Says where changes of a file system come from. Linux reports changes made through the mount itself (inotify), whatever
 * its type; those made by other computers or by the host of a virtual machine cause no events.
 *
 * @param type of the mount, such as `ext4` or `fuse.sshfs`
 * @param source of the mount; tells FUSE file systems without a type of their own, such as davfs2
 */
export function fileSystemKind(type: string, source = ''): FileSystemKind {
  const name = type.replace(/^fuse\./, '');
  if (host.has(name)) return 'host';
  if (network.has(name)) return 'network';
  return type.startsWith('fuse') && type !== 'fuseblk' && SERVER.test(source) ? 'network' : 'local';
}
