const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Formats a duration: `240 ms`, `3.4 s`, `2 min 05 s`. @param {number} ms */
export function duration(ms) {
  if (ms < SECOND) return `${Math.round(ms)} ms`;
  if (ms < MINUTE) return `${(ms / SECOND).toFixed(1)} s`;
  const seconds = Math.round((ms % MINUTE) / SECOND);
  return `${Math.floor(ms / MINUTE)} min ${String(seconds).padStart(2, '0')} s`;
}

/** Formats bytes as kB of 1000 bytes, the unit of all budgets. @param {number} bytes */
export const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Removes terminal colours, so that output can be matched by patterns. @param {string} text */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
export const plain = (text) => text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '');

/** Formats rows of cells as aligned text. @param {readonly (readonly string[])[]} rows */
export function table(rows) {
  /** @type {number[]} */
  const widths = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
