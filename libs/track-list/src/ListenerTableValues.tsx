import { useEffect } from 'react';
import { type ListenerTable } from './listener-table.ts';
import { type SongColumn } from './song-grid-props.ts';
import { type ListenerColumn } from './song-sort.ts';
import { useListenerValues } from './use-listener-values.ts';
import { useTableColumns } from './use-table-columns.tsx';

export interface ListenerTableValuesProps {
  /** additional columns of the list */
  own: readonly SongColumn[] | undefined;
  /** the table has a column of times */
  timed: boolean;
  /** column of ratings or plays that the table is sorted by */
  sort: ListenerColumn | null;
  /** must be a stable function */
  onChange: (table: ListenerTable) => void;
}

const none: readonly ListenerColumn[] = [];
const only = { rating: ['rating'], plays: ['plays'], played: ['played'] } as const;

/** Passes the user's ratings and plays to a table. Renders nothing; loaded when a table needs them. */
export default function ListenerTableValues({ own, timed, sort, onChange }: ListenerTableValuesProps) {
  const columns = useTableColumns(own, timed);
  const values = useListenerValues(sort ? only[sort] : none);
  const valueOf = sort && !values.pending ? values.valueOf[sort] : null;
  useEffect(() => onChange({ columns, sort, valueOf }), [columns, sort, valueOf, onChange]);
  return null;
}
