import { useLingui } from '@lingui/react/macro';
import type { PlayErrorCode, PlayMode } from '@qingyin/player';

/** Labels of play modes and playback errors in the current language. */
export function usePlayerTexts() {
  const { t } = useLingui();
  const modes: Record<PlayMode, string> = {
    sequence: t`顺序播放`,
    'list-loop': t`列表循环`,
    'single-loop': t`单曲循环`,
    shuffle: t`随机播放`,
  };
  const reasons: Record<PlayErrorCode, string> = {
    gone: t`这首歌已经下架`,
    vip: t`这首歌需要会员`,
    'album-purchase': t`这首歌需要购买专辑`,
    'file-missing': t`这首歌的文件不在了`,
    'library-offline': t`这首歌的音乐库离线了`,
    'no-access': t`没有收听这首歌的权限`,
    'needs-ffmpeg': t`服务器装了 ffmpeg 才能播放这首歌`,
    'no-url': t`暂时没有可用的音源`,
    network: t`连接断了，会自己接上`,
    decode: t`浏览器放不了这个文件`,
    expired: t`音源已失效`,
    'nothing-playable': t`列表里没有能播放的歌曲`,
    'too-many-failures': t`连续三首放不出来，先停在这里`,
  };
  return { modes, reasons };
}
