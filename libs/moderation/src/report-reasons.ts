import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '@qingyin/contract';

/** Reasons for reports with their labels, in display order. */
export const reportReasons: Readonly<Record<ReportReason, MessageDescriptor>> = {
  spam: msg`垃圾广告`,
  abuse: msg`辱骂或骚扰`,
  illegal: msg`违法或有害的内容`,
  privacy: msg`泄露隐私`,
  other: msg({ message: '其他', context: '举报的理由' }),
};
