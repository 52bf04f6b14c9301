import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FolderProblem, MusicFileError, OfflineReason, WatchState } from '@qingyin/contract';

/** Why a folder cannot become a music library, and what to do. */
export const folderProblems: Record<Exclude<FolderProblem, ''>, MessageDescriptor> = {
  'not-absolute': msg`请填完整的路径，以 / 开头，在 Windows 上以盘符开头，例如 D:\\音乐。`,
  missing: msg`服务器上没有这个文件夹。请检查拼写，硬盘或网络盘要先接上。这里要填的是服务器上的路径，不是这台设备上的。`,
  'not-a-folder': msg`这是一个文件。请填它所在的文件夹。`,
  'no-permission': msg`服务器没有权限读取这个文件夹。请让运行青音的用户可以读取它和里面的文件夹。`,
  'inside-data': msg`青音自己的数据存放在这里，所以不能用作音乐库。请选别的文件夹。`,
  overlaps: msg`这个文件夹和已有的音乐库重叠。请选不重叠的文件夹，或者编辑已有的音乐库。`,
};

/** Why a music library is offline, and what to do. The texts of `many-missing` need numbers. */
export const offlineReasons: Record<Exclude<OfflineReason, '' | 'many-missing'>, MessageDescriptor> = {
  'missing-root': msg`找不到这个文件夹。如果它在移动硬盘或网络盘上，请重新接上。`,
  'empty-root': msg`这个文件夹现在是空的，可能是硬盘或网络盘没有接上。请检查连接。`,
  'unreadable-root': msg`服务器读不了这个文件夹。请检查硬盘，并让运行青音的用户有权限读取。`,
};

/** How changes of the folder are noticed. */
export const watchStates: Record<WatchState, MessageDescriptor> = {
  watching: msg`文件一有变化就会更新`,
  off: msg`不监视变化，会定时检查`,
  'network-mount': msg`网络盘收不到文件变化的通知，每 6 小时检查一次`,
  'not-possible': msg`系统不能监视这个文件夹，会定时检查`,
};

/** Why a file could not be read. */
export const fileErrors: Record<MusicFileError, MessageDescriptor> = {
  unsupported: msg`不支持这种格式`,
  unreadable: msg`读不出内容，文件可能损坏了`,
  truncated: msg`文件不完整，可能没有复制完`,
  'no-permission': msg`服务器没有权限读取`,
  'ended-the-process': msg`读取时两次出错，已经跳过`,
  'no-tracks': msg`里面没有曲目，不是 CUE 文件`,
  'too-large': msg`太大了，不像是 CUE 文件`,
};
