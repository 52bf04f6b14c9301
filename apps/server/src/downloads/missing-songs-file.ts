import { fileName, type OmittedSong } from '@qingyin/contract';
import { type Language, translate } from '../http/error-messages/index.ts';

/** A song that is missing in a zip: not permitted, not readable (`failed`) or incomplete (`broken`). */
export interface MissingSong extends Omit<OmittedSong, 'reason'> {
  reason: OmittedSong['reason'] | 'failed' | 'broken';
}

/** Byte order mark: without it, text editors on Windows do not detect UTF-8. */
const MARK = '\ufeff';
const LINE_END = '\r\n';

/** Text file that lists the songs missing in a zip, with the reasons. */
export function missingSongsFile(
  lost: readonly MissingSong[],
  language: Language,
): { name: string; bytes: Buffer } {
  const say = (text: string): string => translate(text, language);
  const reasons: Record<MissingSong['reason'], string> = {
    gone: say('暂无音源'),
    vip: say('会员专享'),
    'album-purchase': say('需购买专辑'),
    'file-missing': say('文件不在了'),
    'library-offline': say('音乐库离线'),
    'no-access': say('没有收听权限'),
    'needs-ffmpeg': say('服务器要装 ffmpeg'),
    unknown: say('没有这首歌，或者没有下载权限'),
    failed: say('没能取到，请再试一次'),
    broken: say('中途断了，文件不完整'),
  };
  const lines = lost.map(
    ({ id, name, artist, reason }) => `${name ? `${artist} - ${name}` : `#${id}`}\t${reasons[reason]}`,
  );
  const text = [say('这些歌没有下载下来'), '', ...lines, ''].join(LINE_END);
  return { name: fileName(say('没有下载的歌曲'), 'txt'), bytes: Buffer.from(MARK + text) };
}
