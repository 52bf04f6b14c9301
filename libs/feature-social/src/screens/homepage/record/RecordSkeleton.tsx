import { PlayAllSkeleton, SongTableSkeleton } from '@qingyin/media-kit';
import { useRecordColumns } from './use-record-columns.ts';

const noSongs: never[] = [];

/** A record in its shape. */
export function RecordSkeleton({ brief }: { brief: boolean }) {
  return (
    <SongTableSkeleton
      filterable={!brief}
      columns={useRecordColumns(noSongs)}
      lead={brief ? undefined : <PlayAllSkeleton />}
    />
  );
}
