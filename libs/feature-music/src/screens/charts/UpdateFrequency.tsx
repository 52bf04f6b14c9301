import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CatalogueText } from '@qingyin/ui';

/** Update frequencies, as the contract spells them, and their messages. */
const known: Readonly<Record<string, MessageDescriptor>> = {
  每天更新: msg`每天更新`,
  每日更新: msg`每天更新`,
  刚刚更新: msg`刚刚更新`,
  每周更新: msg`每周更新`,
  每周一更新: msg`每周一更新`,
  每周二更新: msg`每周二更新`,
  每周三更新: msg`每周三更新`,
  每周四更新: msg`每周四更新`,
  每周五更新: msg`每周五更新`,
  每周六更新: msg`每周六更新`,
  每周日更新: msg`每周日更新`,
  每月更新: msg`每月更新`,
};

/** Update frequency of a chart; unknown values are shown as received. */
export function UpdateFrequency({ frequency }: { frequency: string }) {
  const { i18n } = useLingui();
  const message = known[frequency];
  return message ? i18n._(message) : <CatalogueText text={frequency} />;
}
