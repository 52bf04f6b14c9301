/** Numbers of one or two digits by themselves: they have room across a column. */
const SHORT = /(?<![\p{L}\p{N}.,:%])(\p{Nd}{1,2})(?![\p{L}\p{N}.,:%])/u;

/** Whether a piece of a line is nothing but a number that has room across a column. */
export const isShort = (text: string): boolean => /^\p{Nd}{1,2}$/u.test(text);

/** A text whose short numbers stand upright where it is a column (`data-short`). */
export function Upright({ text }: { text: string }) {
  const parts = text.split(SHORT);
  if (parts.length === 1) return text;
  // Every other part is what was looked for.
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
