import { setImmediate as pause } from 'node:timers/promises';
import { indexOf } from './index-of.ts';

/** Rows read at once; other calls are answered in between. */
const ROWS = 2000;

/**
 * Reads all rows of a query in the order of a number, without keeping them.
 *
 * @param read rows with a greater number, at most `limit`
 * @param numberOf the number, different in each row
 */
export async function readInPortions<Row>(
  read: (after: number, limit: number) => Promise<Row[]>,
  numberOf: (row: Row) => number,
  onRow: (row: Row) => void,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = await read(after, ROWS);
    rows.forEach(onRow);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) return;
    after = numberOf(last);
    await pause();
  }
}

/**
 * Reads which songs or albums have a key, such as a genre: their indices by key.
 *
 * @param ids of all songs or albums, ascending
 * @param read rows from an id on in the order of ids, at most `limit`, which is more than a song or album has keys
 */
export async function readByKey<Row extends { id: number; key: string | number }>(
  ids: Float64Array,
  read: (from: number, limit: number) => Promise<Row[]>,
  onRow: (row: Row) => void = () => undefined,
): Promise<Map<Row['key'], Int32Array>> {
  const found = new Map<Row['key'], number[]>();
  for (let from = 0, last = -1; from !== last;) {
    const rows = await read(from, ROWS);
    for (const row of rows) {
      const index = indexOf(ids, row.id);
      if (index === -1) continue;
      onRow(row);
      const indices = found.get(row.key);
      if (!indices) found.set(row.key, [index]);
      else if (indices.at(-1) !== index) indices.push(index);
    }
    last = from;
    // The rows of the last id may continue in the next portion.
    if (rows.length === ROWS) from = rows.at(-1)?.id ?? from;
    await pause();
  }
  return new Map([...found].map(([key, indices]) => [key, Int32Array.from(indices)]));
}
