import { fileName, type OmittedSong } from '@qingyin/contract';
import type { LocaleCode } from '@qingyin/locales';
import { translate } from '../http/error-messages/index.ts';

/** A song that is missing in a zip: not permitted, not readable (`failed`) or incomplete (`broken`). */
export interface MissingSong extends Omit<OmittedSong, 'reason'> {
  reason: OmittedSong['reason'] | 'failed' | 'broken';
}

/** Byte order mark: without it, text editors on Windows do not detect UTF-8. */
const MARK = '\ufeff';
const LINE_END = '\r\n';

const reasons: Record<MissingSong['reason'], string> = {
  gone: '暂无音源',
  vip: '会员专享',
  'album-purchase': '需购买专辑',
  'file-missing': '文件不在了',
  'library-offline': '音乐库离线',
  'no-access': '没有收听权限',
  'needs-ffmpeg': '服务器要装 ffmpeg',
  unknown: '没有这首歌，或者没有下载权限',
  failed: '没能取到，请再试一次',
  broken: '中途断了，文件不完整',
};

/** Text file that lists the songs missing in a zip, with the reasons. */
export async function missingSongsFile(
  lost: readonly MissingSong[],
  locale: LocaleCode,
): Promise<{ name: string; bytes: Buffer }> {
  const say = (text: string): Promise<string> => translate(text, locale);
  const lines = await Promise.all(
    lost.map(async ({ id, name, artist, reason }) => {
      const what = name ? `${artist} - ${name}` : `#${id}`;
      return `${what}\t${await say(reasons[reason])}`;
    }),
  );
  const text = [await say('这些歌没有下载下来'), '', ...lines, ''].join(LINE_END);
  return { name: fileName(await say('没有下载的歌曲'), 'txt'), bytes: Buffer.from(MARK + text) };
}
