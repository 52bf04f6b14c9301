import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@qingyin/ui';
import {
  IconArrowMerge,
  IconLetterSpacing,
  IconLineDashed,
  IconPlayerPlay,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import { splitIntoSegments, removeWordTimes } from './model/edit-times.ts';
import type { EditableLine } from './model/editable-lyrics.ts';
import type { RowActions } from './row-actions.ts';
import styles from './EditorRows.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Toolbar of the chosen line. */
export function RowToolbar({ line, actions }: { line: EditableLine; actions: RowActions }) {
  const { t } = useLingui();
  const { id } = line;
  return (
    <div role="group" aria-label={t`这一行`} className={styles.tools}>
      <IconButton
        size="s"
        label={t`只听这一行`}
        disabled={line.startMs === null}
        onClick={() => actions.listen(id)}
      >
        <IconPlayerPlay {...icon} />
      </IconButton>
      <IconButton size="s" label={t`在下面加一行`} onClick={() => actions.insertBelow(id)}>
        <IconRowInsertBottom {...icon} />
      </IconButton>
      <IconButton size="s" label={t`和下一行合并`} onClick={() => actions.merge(id)}>
        <IconArrowMerge {...icon} />
      </IconButton>
      {line.words ? (
        <IconButton
          size="s"
          label={t`去掉逐字的时间`}
          onClick={() => actions.dispatch({ type: 'change', change: (sheet) => removeWordTimes(sheet, id) })}
        >
          <IconLineDashed {...icon} />
        </IconButton>
      ) : (
        <IconButton
          size="s"
          label={t`拆成逐字`}
          onClick={() =>
            actions.dispatch({ type: 'change', change: (sheet) => splitIntoSegments(sheet, id) })
          }
        >
          <IconLetterSpacing {...icon} />
        </IconButton>
      )}
      <IconButton size="s" label={t`删掉这一行`} onClick={() => actions.remove(id)}>
        <IconTrash {...icon} />
      </IconButton>
    </div>
  );
}
