import { useLingui } from '@lingui/react';
import { textLocaleOf } from '@qingyin/i18n';
import { Fragment, type ReactNode } from 'react';

interface NamesProps {
  names: readonly string[];
  /** what stands at the end of them, e.g. how many more there are */
  last?: ReactNode;
}

/** Names one after the other as the language says it (甲、乙和丙), each in its own direction. */
export function Names({ names, last }: NamesProps) {
  const { i18n } = useLingui();
  // An empty element would get no part of its own.
  const elements = last === undefined ? names : [...names, '…'];
  const list = new Intl.ListFormat(textLocaleOf(i18n.locale), { type: 'conjunction' });
  let place = 0;
  return list.formatToParts(elements).map(({ type, value }, at) => {
    if (type === 'literal') return value;
    const isLast = ++place > names.length;
    // Two people may have one name.
    return isLast ? <Fragment key={at}>{last}</Fragment> : <bdi key={at}>{value}</bdi>;
  });
}
