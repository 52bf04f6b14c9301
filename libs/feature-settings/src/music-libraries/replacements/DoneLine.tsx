import { Plural } from '@lingui/react/macro';
import { UndoLine } from './UndoLine.tsx';
import type { useReplaceSongs } from './use-replace-songs.ts';

/** What was replaced or forgotten last, with its undo. */
export function DoneLine({ replacing }: { replacing: ReturnType<typeof useReplaceSongs> }) {
  const { done, undo, isPending, error } = replacing;
  const count = done?.ids.length ?? 0;
  return (
    <UndoLine isPending={isPending} error={error} onUndo={undo}>
      {done &&
        (done.forgotten ? (
          <Plural value={count} other="已忘记 # 首歌" />
        ) : (
          <Plural value={count} other="已替换 # 首歌" />
        ))}
    </UndoLine>
  );
}
