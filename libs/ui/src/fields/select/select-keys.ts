/** Options that Page Up and Page Down skip. */
const PAGE = 8;

/** Index of the option that a key moves to, among `count` options; undefined for keys that do not move. */
export function indexForKey(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const within = (next: number) => Math.min(last, Math.max(0, next));
  switch (key) {
    case 'ArrowDown':
      return within(index + 1);
    case 'ArrowUp':
      return within(index - 1);
    case 'PageDown':
      return within(index + PAGE);
    case 'PageUp':
      return within(index - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Text without case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Type-ahead: index of the option that begins with the typed text, whatever its case and accents, searched from `index`
 * on and then from the start. The same letter several times goes through the options that begin with it. Undefined if
 * there is none.
 */
export function indexForText(labels: readonly string[], typed: string, index: number): number | undefined {
  const [first = ''] = typed;
  const repeated = [...typed].every((letter) => letter === first);
  const start = Math.max(0, repeated ? index + 1 : index);
  const begin = plain(repeated ? first : typed);
  const order = labels.map((_, step) => (start + step) % labels.length);
  return order.find((each) => plain(labels[each] ?? '').startsWith(begin));
}
