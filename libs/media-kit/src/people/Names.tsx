import { useLingui } from '@lingui/react';
import { textLocaleOf } from '@qingyin/i18n';

/** Names one after the other as the language says it (甲、乙和丙), each in its own direction. */
export function Names({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const parts = new Intl.ListFormat(textLocaleOf(i18n.locale), { type: 'conjunction' }).formatToParts(names);
  return parts.map(({ type, value }, at) =>
    // Two people may have one name.
    type === 'element' ? <bdi key={at}>{value}</bdi> : value,
  );
}
