import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lacksLyrics, type UploadItem, type UploadReason, type UploadStatus } from '@qingyin/data-library';

const statuses: Record<Exclude<UploadStatus, 'sending' | 'failed'>, MessageDescriptor> = {
  waiting: msg`等待上传`,
  hashing: msg`正在检查文件`,
  finishing: msg`正在读取歌曲信息`,
  'saving-lyrics': msg`正在保存歌词`,
  retrying: msg`连接中断，稍后自动继续`,
  paused: msg`已暂停`,
  done: msg`已上传`,
  duplicate: msg`云盘里已有这首歌，已跳过`,
};

const reasons: Record<UploadReason, MessageDescriptor> = {
  type: msg`不支持这种文件，请选择 MP3、FLAC、M4A、AAC、OGG、OPUS 或 WAV`,
  empty: msg`这是一个空文件`,
  'too-large': msg`文件太大，超过了单个文件的上限`,
  'no-room': msg`云盘空间不足，删除一些歌曲后再重试`,
  'not-sound': msg`这不是可以播放的音乐文件`,
  broken: msg`文件已损坏，无法读取`,
  gone: msg`读不到这个文件，它可能已被移动或修改`,
  'choose-again': msg`页面重新打开后需要再选一次这个文件，会从中断处继续`,
  'no-song': msg`没有同名的歌曲，或者不止一首`,
  'no-lyrics': msg`文件里没有能读取的歌词`,
  'spare-lyrics': msg`这首歌用了另一个同名的歌词文件`,
  network: msg`网络连接一直没有恢复`,
  session: msg`登录已失效，请重新登录后再试`,
  busy: msg`服务器繁忙，或同时上传的文件过多`,
  slow: msg`上传速度过慢，已被服务器中断`,
  storage: msg`服务器磁盘已满`,
  server: msg`服务器没有接受这个文件`,
};

/** Message for the state of an upload; null while it is sending, when the progress is shown instead. */
export function uploadMessage(item: UploadItem, i18n: I18n): string | null {
  const { status, reason, lyrics } = item;
  const song = item.song ?? '';
  if (status === 'sending') return null;
  if (status === 'failed') return i18n._(reasons[reason ?? 'server']);
  if (status === 'saving-lyrics' && reason) return i18n._(msg`稍后继续保存歌词`);
  if (status === 'retrying' && (reason === 'busy' || reason === 'slow')) return i18n._(reasons[reason]);
  if (lacksLyrics(item)) {
    const why = i18n._(reasons[reason ?? 'server']);
    return i18n._(
      status === 'done' ? msg`已上传，歌词没有保存：${why}` : msg`云盘里已有这首歌，歌词没有保存：${why}`,
    );
  }
  if (lyrics === 'saved')
    return i18n._(status === 'done' ? msg`已上传，歌词也已保存` : msg`云盘里已有这首歌，歌词已保存`);
  if (item.kind === 'lyrics' && status === 'done') return i18n._(msg`歌词已保存到「${song}」`);
  return i18n._(statuses[status]);
}
