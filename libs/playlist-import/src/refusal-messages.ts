import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type UnreadableReason } from '@qingyin/playlist-files';

/** Messages that say why a file cannot be imported and what to do instead. */
export const refusalMessages: Record<UnreadableReason, MessageDescriptor> = {
  spreadsheet: msg`这是 Excel 等软件的表格，请先另存为 CSV`,
  document: msg`这是 Word、PDF 等文档，请先另存为纯文本`,
  archive: msg`这是压缩文件，请先解压`,
  page: msg`这是网页，请把其中的歌曲复制到上面的清单里`,
  sound: msg`这是音频文件，请选择歌单文件`,
  binary: msg`这种文件只有原来的软件能读，请在那里导出为 M3U 或 CSV`,
  unknown: msg`不认识这种文件，请导出为 M3U、CSV 或文本`,
};
