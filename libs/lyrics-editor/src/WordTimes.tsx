import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent } from 'react';
import { formatClock } from './model/clock-text.ts';
import { nudgeWord, setWordStart } from './model/edit-times.ts';
import { NO_MERGE_SUFFIX } from './model/editor-state.ts';
import type { EditableLine, EditableWord } from './model/editable-lyrics.ts';
import type { RowActions } from './row-actions.ts';
import styles from './EditorRows.module.css';

const STEP_MS = 10;
const LONG_STEP_MS = 100;

interface WordTimesProps {
  line: EditableLine;
  words: readonly EditableWord[];
  actions: RowActions;
}

/** Times of the words in the chosen line, moved by arrow keys. The time axis runs left to right in every script. */
export function WordTimes({ line, words, actions }: WordTimesProps) {
  const { t } = useLingui();
  const { id } = line;
  const press = (at: number) => (event: KeyboardEvent) => {
    const step = event.shiftKey ? LONG_STEP_MS : STEP_MS;
    const later = event.key === 'ArrowRight' || event.key === 'ArrowUp';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (later || event.key === 'ArrowLeft' || event.key === 'ArrowDown') {
      const byMs = later ? step : -step;
      const tag = `nudge ${String(id)} ${String(at)}`;
      actions.dispatch({ type: 'change', change: (sheet) => nudgeWord(sheet, id, at, byMs), tag });
    } else if (event.key === ' ') {
      const ms = actions.piece.positionMs(event);
      actions.dispatch({
        type: 'change',
        change: (sheet) => setWordStart(sheet, id, at, ms),
        tag: `now${NO_MERGE_SUFFIX}`,
      });
    } else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={t`这一行每个字的时间`} className={styles.words} dir="ltr">
      {words.map((word, at) => (
        <div
          key={at}
          role="slider"
          tabIndex={0}
          className={styles.word}
          aria-label={word.text.trim()}
          aria-valuemin={words[at - 1]?.startMs ?? 0}
          aria-valuemax={words[at + 1]?.startMs ?? line.endMs ?? Math.max(word.startMs ?? 0, 600_000)}
          aria-valuenow={word.startMs ?? 0}
          aria-valuetext={word.startMs === null ? t`还没有时间` : formatClock(word.startMs)}
          data-open={word.startMs === null || undefined}
          onKeyDown={press(at)}
        >
          <bdi>{word.text.trim()}</bdi>
          <span className={styles.wordTime}>
            {word.startMs === null ? '--' : formatClock(word.startMs).slice(3)}
          </span>
        </div>
      ))}
    </div>
  );
}
