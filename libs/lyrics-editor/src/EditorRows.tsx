import { useLingui } from '@lingui/react/macro';
import { useProgress } from '@qingyin/player-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isOutOfOrder } from './model/edit-times.ts';
import type { Cursor } from './model/editor-state.ts';
import type { EditableLyrics } from './model/editable-lyrics.ts';
import { type OptionalColumns, EditorRow } from './EditorRow.tsx';
import type { FocusRequest, RowActions } from './row-actions.ts';
import styles from './EditorRows.module.css';

interface RowsProps {
  sheet: EditableLyrics;
  cursor: Cursor;
  columns: OptionalColumns;
  actions: RowActions;
  /** focus request, fulfilled after the next render */
  focusRequest: RefObject<FocusRequest | null>;
}

/** Rows of all lines. */
export function EditorRows({ sheet, cursor, columns, actions, focusRequest }: RowsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const sung = useProgress(({ positionMs }) => sungLine(sheet, positionMs));

  useLayoutEffect(() => {
    const wished = focusRequest.current;
    if (!wished) return;
    focusRequest.current = null;
    const row = list.current?.querySelector(`[data-row="${String(wished.line)}"]`);
    const field = row?.querySelector<HTMLInputElement>(`[data-field="${wished.field}"]`);
    field?.focus();
    if (wished.caret !== undefined) field?.setSelectionRange(wished.caret, wished.caret);
    else if (field instanceof HTMLInputElement) field.select();
  });

  // Stamping works while the focus is elsewhere: scrolls its target line into view.
  useEffect(() => {
    const row = list.current?.querySelector(`[data-row="${String(cursor.line)}"]`);
    if (!row?.contains(document.activeElement)) row?.scrollIntoView?.({ block: 'nearest' });
  }, [cursor.line]);

  return (
    <ol ref={list} aria-label={t`歌词的各行`} className={styles.rows}>
      {sheet.lines.map((line, at) => (
        <EditorRow
          key={line.id}
          line={line}
          number={at + 1}
          chosen={line.id === cursor.line}
          sung={line.id === sung}
          early={isOutOfOrder(sheet, at)}
          columns={columns}
          agents={sheet.about.agents ?? none}
          actions={actions}
        />
      ))}
    </ol>
  );
}

const none = [] as const;

/** Id of the line at the playback position; null before the first. */
function sungLine({ lines }: EditableLyrics, ms: number): number | null {
  let last: { id: number; startMs: number } | null = null;
  for (const { id, startMs } of lines)
    if (startMs !== null && startMs <= ms && startMs >= (last?.startMs ?? 0)) last = { id, startMs };
  return last?.id ?? null;
}
