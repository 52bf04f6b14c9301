import { textScale, useMediaQuery } from '@qingyin/ui';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import classes from './PeopleList.module.css';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Height of a row, px; the same as in PersonRow.module.css. */
const PERSON_ROW_PX = 88 * textScale();
/** Two and three columns from these widths, as in PeopleList.module.css. */
const TWO_COLUMNS = '(min-width: 1100px)';
const THREE_COLUMNS = '(min-width: 1800px)';

interface PeopleListProps<Item> {
  label: string;
  people: readonly Item[];
  keyOf: (item: Item) => number;
  row: (item: Item) => ReactNode;
}

/** Virtual list of users in one to three columns: renders the visible rows and the one that has the focus. */
export function PeopleList<Item>({ label, people, keyOf, row }: PeopleListProps<Item>) {
  const columns = useColumns();
  const body = useRef<HTMLUListElement>(null);
  const [pinned, pin] = useState<number | null>(null);
  const { rows, height, top } = useVirtualRows({
    count: Math.ceil(people.length / columns),
    rowHeight: PERSON_ROW_PX,
    list: body,
    pinned,
  });
  return (
    <ul
      ref={body}
      aria-label={label}
      className={classes.list}
      style={{ blockSize: height }}
      onFocus={({ target }) => {
        const at = target.closest('li')?.dataset['row'];
        pin(at === undefined ? null : Number(at));
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) pin(null);
      }}
    >
      {rows.flatMap(({ index, start }) =>
        people.slice(index * columns, (index + 1) * columns).map((item, column) => (
          <li
            key={keyOf(item)}
            data-row={index}
            aria-setsize={people.length}
            aria-posinset={index * columns + column + 1}
            className={classes.item}
            style={{ '--column': column, transform: `translateY(${start - top}px)` } as CSSProperties}
          >
            {row(item)}
          </li>
        )),
      )}
    </ul>
  );
}

/** Number of columns at the current window width. */
export function useColumns(): number {
  const two = useMediaQuery(TWO_COLUMNS);
  const three = useMediaQuery(THREE_COLUMNS);
  return three ? 3 : two ? 2 : 1;
}
