import { type RefObject } from 'react';
import { FilterField } from './FilterField.tsx';
import { DisplayOptionsButton } from './DisplayOptionsButton.tsx';
import { SortAnnouncer } from './SortAnnouncer.tsx';
import classes from './SongTable.module.css';
import { type SongOrder } from './use-song-order.ts';

export interface SongToolsProps {
  order: SongOrder;
  filterable: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** rows are in compact mode */
  compact: boolean;
  /** the table can show covers and an album column: its songs are of several albums */
  withAlbum: boolean;
  /** the table can show columns of the user's ratings and plays */
  withListener: boolean;
}

/** Toolbar of a song table: filter and display options. */
export default function SongTools({
  order,
  filterable,
  field,
  compact,
  withAlbum,
  withListener,
}: SongToolsProps) {
  return (
    <>
      {filterable && <FilterField order={order} field={field} />}
      <SortAnnouncer sort={order.sort} />
      <DisplayOptionsButton
        className={classes.atEnd}
        sort={order.sort}
        onSort={order.sortBy}
        compact={compact}
        withAlbum={withAlbum}
        withListener={withListener}
      />
    </>
  );
}
