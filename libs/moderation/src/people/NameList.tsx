import { useLingui } from '@lingui/react';
import { textLocaleOf } from '@qingyin/i18n';
import { Fragment, type ReactNode } from 'react';

interface NamesProps {
  names: readonly string[];
  /** element at the end of the list, such as the number of further names */
  last?: ReactNode;
}

/** List of names in the format of the language (甲、乙和丙), each isolated in its own direction. */
export function NameList({ names, last }: NamesProps) {
  const { i18n } = useLingui();
  // `ListFormat` omits the part of an empty element.
  const elements = last === undefined ? names : [...names, '…'];
  const list = new Intl.ListFormat([textLocaleOf(i18n.locale), 'en'], { type: 'conjunction' });
  let place = 0;
  return list.formatToParts(elements).map(({ type: part, value }, at) => {
    if (part === 'literal') return value;
    const isLast = ++place > names.length;
    // By index, since two people may have the same name.
    return isLast ? <Fragment key={at}>{last}</Fragment> : <bdi key={at}>{value}</bdi>;
  });
}
