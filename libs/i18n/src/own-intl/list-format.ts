import type { IntlData, ListTexts } from 'virtual:intl-data/types';

interface Part {
  type: 'element' | 'literal';
  value: string;
}

/** Format of lists from own data; undefined for types and styles that the data lacks. */
export function createListFormat(
  lists: IntlData['lists'],
  { type = 'conjunction', style = 'long' }: Intl.ListFormatOptions,
) {
  const texts = lists[`${type} ${style}`];
  if (!texts) return undefined;
  const formatToParts = (elements: Iterable<string>): Part[] => partsOf([...elements], texts);
  return {
    formatToParts,
    format: (elements: Iterable<string>): string =>
      formatToParts(elements)
        .map(({ value }) => value)
        .join(''),
  };
}

function partsOf(elements: readonly string[], { two, more }: ListTexts): Part[] {
  const [start = '', middle = '', end = '', after = ''] = elements.length > 2 ? more : ['', '', ...two];
  const last = elements.length - 1;
  const following = (at: number): string => {
    if (at === last) return last > 0 ? after : '';
    if (at === last - 1) return end;
    return at === 0 ? start : middle;
  };
  return elements
    .flatMap((value, at): Part[] => [
      { type: 'element', value },
      { type: 'literal', value: following(at) },
    ])
    .filter(({ type, value }) => type === 'element' || value !== '');
}
