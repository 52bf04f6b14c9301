import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useId } from 'react';
import classes from './SongHeader.module.css';
import { type ColumnSorting, type SongColumn } from './song-grid-props.ts';
import { type SortColumn } from './song-sort.ts';

interface SongHeaderProps {
  withAlbum: boolean;
  withDuration: boolean;
  columns?: readonly SongColumn[] | undefined;
  /** label of the column of times; default: no such column */
  when?: string | undefined;
  /** label of the column of row tools, which replaces that of the hearts */
  tools?: string | undefined;
  /** default: labels without sort buttons */
  sorting?: ColumnSorting | undefined;
}

/** Column headers; sticks below other sticky elements (`--qy-sticky-top`). */
export const SongHeader = memo(function SongHeader(props: SongHeaderProps) {
  const { withAlbum, withDuration, columns, when, tools, sorting } = props;
  const { t } = useLingui();
  return (
    <div role="row" aria-rowindex={1} className={classes.row}>
      <span role="columnheader" data-column="index" aria-label={sorting && t`序号`}>
        {sorting ? <OwnOrder {...sorting} /> : '#'}
        {sorting && <span className={classes.said}>#</span>}
      </span>
      <SortableHeader column="title" sorting={sorting}>
        {t`标题`}
      </SortableHeader>
      <SortableHeader column="artists" sorting={sorting}>
        {t({ message: '歌手', context: '列名' })}
      </SortableHeader>
      {withAlbum ? (
        <SortableHeader column="album" sorting={sorting}>
          {t({ message: '专辑', context: '列名' })}
        </SortableHeader>
      ) : null}
      {columns && (
        <span role="presentation" data-column="own" className={classes.own}>
          {columns.map(({ id, label, numeric, sort }) => (
            <SortableHeader key={id} column={sort} numeric={numeric} sorting={sort && sorting}>
              {label}
            </SortableHeader>
          ))}
        </span>
      )}
      {when && (
        <span role="columnheader" data-column="when">
          {when}
        </span>
      )}
      <span role="columnheader" data-column="like">
        <span className="qy-unseen">{tools ?? t`喜欢`}</span>
      </span>
      {withDuration && (
        <SortableHeader column="duration" sorting={sorting}>
          {t`时长`}
        </SortableHeader>
      )}
      <span role="columnheader" data-column="more">
        <span className="qy-unseen">{t`更多`}</span>
      </span>
    </div>
  );
});

/** Header of the number column: restores the list's own order. */
function OwnOrder({ sort, onSort }: ColumnSorting) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={classes.ownOrder}
      aria-label={t`默认顺序`}
      title={t`默认顺序`}
      aria-pressed={!sort}
      onClick={() => onSort(null)}
    >
      #
    </button>
  );
}

interface SortableHeaderProps extends Pick<SongHeaderProps, 'sorting'> {
  column: SortColumn | undefined;
  numeric?: boolean | undefined;
  children: ReactNode;
}

/** Column header, with a sort button where the column can be sorted. */
function SortableHeader({ column, numeric, sorting, children }: SortableHeaderProps) {
  const id = useId();
  const sort = sorting?.sort;
  const direction = sort?.column !== column ? 'none' : sort?.descending ? 'descending' : 'ascending';
  return (
    // The button names the header even where it is hidden.
    <span
      role="columnheader"
      data-column={column}
      data-numeric={numeric ? '' : undefined}
      aria-labelledby={sorting && id}
      aria-sort={sorting && direction}
    >
      {sorting && column ? (
        <>
          <button
            id={id}
            type="button"
            className={classes.sort}
            onPointerEnter={sorting.onNear}
            onFocus={sorting.onNear}
            onClick={() => sorting.onSort(column)}
          >
            {children}
          </button>
          <span className={classes.said}>{children}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}
