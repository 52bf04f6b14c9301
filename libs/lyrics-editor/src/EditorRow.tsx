import { useLingui } from '@lingui/react/macro';
import { textLanguage } from '@qingyin/i18n';
import type { LyricAgent } from '@qingyin/lyrics';
import { isImeKey, Select } from '@qingyin/ui';
import { type KeyboardEvent, memo } from 'react';
import { setLineDetails, setText } from './model/edit-lines.ts';
import { nudgeLine, setStart } from './model/edit-times.ts';
import { NO_MERGE_SUFFIX } from './model/editor-state.ts';
import type { EditableLine } from './model/editable-lyrics.ts';
import type { RowActions, RowField } from './row-actions.ts';
import { RowToolbar } from './RowToolbar.tsx';
import styles from './EditorRows.module.css';
import { TimeField } from './TimeField.tsx';
import { WordTimes } from './WordTimes.tsx';

/** Optional columns beside the text. */
export interface OptionalColumns {
  translation: boolean;
  romanisation: boolean;
}

export interface EditorRowProps {
  line: EditableLine;
  /** from 1 */
  number: number;
  chosen: boolean;
  /** the playback position is in this line */
  sung: boolean;
  early: boolean;
  columns: OptionalColumns;
  agents: readonly LyricAgent[];
  actions: RowActions;
}

/** One line of the editor. Roving tab index: only the chosen row is a Tab stop, arrow keys move between rows. */
export const EditorRow = memo(function Row(props: EditorRowProps) {
  const { line, number, chosen, sung, early, columns, agents, actions } = props;
  const { t } = useLingui();
  const { id } = line;
  const { dispatch, piece } = actions;
  const reachable = chosen ? 0 : -1;

  const press = (field: RowField) => (event: KeyboardEvent<HTMLInputElement | HTMLButtonElement>) => {
    if (isImeKey(event.nativeEvent)) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const far = ctrlKey || metaKey;
    const plain = !far && !altKey && !shiftKey;
    if (key === 'Enter' && altKey) actions.listen(id);
    else if ((key === 'ArrowUp' || key === 'ArrowDown') && (far || (plain && field !== 'agent')))
      actions.go(id, key === 'ArrowUp' ? -1 : 1, field);
    else return;
    event.preventDefault();
  };
  const write = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const caret = selectionStart === selectionEnd ? (selectionStart ?? 0) : null;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !isImeKey(event.nativeEvent);
    if (plain && event.key === 'Enter' && caret === value.length) actions.insertBelow(id);
    else if (plain && event.key === 'Enter') actions.split(id, selectionStart ?? 0);
    else if (plain && event.key === 'Backspace' && caret === 0) actions.mergeUp(id);
    else if (plain && event.key === 'Delete' && caret === value.length) actions.merge(id);
    else return press('text')(event);
    event.preventDefault();
  };
  const beside = (field: 'translation' | 'romanisation', label: string, lang?: string) =>
    columns[field] && (
      <input
        data-field={field}
        dir="auto"
        lang={lang}
        autoComplete="off"
        className={styles.beside}
        aria-label={label}
        placeholder={field === 'translation' ? t`翻译` : t`注音`}
        tabIndex={reachable}
        value={line[field]}
        onChange={({ currentTarget: { value } }) =>
          dispatch({
            type: 'change',
            change: (sheet) => setLineDetails(sheet, id, { [field]: value }),
            tag: `${field} ${String(id)}`,
          })
        }
        onKeyDown={press(field)}
      />
    );

  return (
    <li
      data-row={id}
      className={styles.row}
      data-chosen={chosen || undefined}
      data-sung={sung || undefined}
      onFocus={() => !chosen && dispatch({ type: 'choose', cursor: { line: id, word: null } })}
    >
      <div className={styles.fields}>
        <TimeField
          label={t`第 ${number} 行的时间`}
          value={line.startMs}
          reachable={chosen}
          early={early}
          onSet={(ms) => dispatch({ type: 'change', change: (sheet) => setStart(sheet, id, ms) })}
          onNudge={(byMs) =>
            dispatch({
              type: 'change',
              change: (sheet) => nudgeLine(sheet, id, byMs),
              tag: `nudge ${String(id)}`,
            })
          }
          onStamp={({ timeStamp }) => {
            const ms = piece.positionMs({ timeStamp });
            dispatch({
              type: 'change',
              change: (sheet) => setStart(sheet, id, ms),
              tag: `now${NO_MERGE_SUFFIX}`,
            });
          }}
          onKeyDown={press('time')}
        />
        {agents.length > 0 && (
          <Select
            variant="bare"
            data-field="agent"
            className={styles.agent}
            aria-label={t`第 ${number} 行由谁来唱`}
            tabIndex={reachable}
            value={line.agent ?? ''}
            options={[
              { value: '', label: '–' },
              ...agents.map((agent) => ({ value: agent.id, label: agent.name ?? agent.id })),
            ]}
            onChange={(value) =>
              dispatch({
                type: 'change',
                change: (sheet) => setLineDetails(sheet, id, { agent: value || null }),
              })
            }
            onKeyDown={press('agent')}
          />
        )}
        <input
          data-field="text"
          dir="auto"
          lang={textLanguage(line.text)}
          autoComplete="off"
          spellCheck={false}
          className={styles.text}
          aria-label={t`第 ${number} 行的词`}
          tabIndex={reachable}
          value={line.text}
          onChange={({ currentTarget: { value } }) =>
            dispatch({
              type: 'change',
              change: (sheet) => setText(sheet, id, value),
              tag: `text ${String(id)}`,
            })
          }
          onKeyDown={write}
        />
        {beside('translation', t`第 ${number} 行的翻译`)}
        {beside('romanisation', t`第 ${number} 行的注音`, 'zh-Latn')}
      </div>
      {chosen && <RowToolbar line={line} actions={actions} />}
      {chosen && line.words && <WordTimes line={line} words={line.words} actions={actions} />}
    </li>
  );
});
