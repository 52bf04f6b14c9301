/** Separate numbers of one or two digits, which fit across a column. */
const SHORT = /(?<![\p{L}\p{N}.,:%])(\p{Nd}{1,2})(?![\p{L}\p{N}.,:%])/u;

/** Whether a text is a number of one or two digits. */
export const isShortNumber = (text: string): boolean => /^\p{Nd}{1,2}$/u.test(text);

/** Text whose short numbers stand upright in vertical lyrics (`data-short`). */
export function UprightNumbers({ text }: { text: string }) {
  const parts = text.split(SHORT);
  if (parts.length === 1) return text;
  // Every other part is a match of the separator.
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} data-short>
        {part}
      </span>
    ),
  );
}
