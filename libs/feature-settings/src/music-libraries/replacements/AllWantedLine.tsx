import { Trans } from '@lingui/react/macro';
import { UndoLine } from './UndoLine.tsx';
import type { useKeepDuplicates } from './use-keep-duplicates.ts';

/** Says that a group is kept as it is, with the undo. */
export function AllWantedLine({ keeping }: { keeping: ReturnType<typeof useKeepDuplicates> }) {
  const { last, undo, error } = keeping;
  return (
    <UndoLine error={error} onUndo={undo}>
      {last !== undefined && <Trans>都保留，以后不再提起</Trans>}
    </UndoLine>
  );
}
