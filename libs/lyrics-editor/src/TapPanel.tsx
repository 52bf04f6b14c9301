import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { type Dispatch, type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { formatClock } from './model/clock-text.ts';
import { lineIndex } from './model/edit-lines.ts';
import { untimedSegments } from './model/edit-times.ts';
import type { EditorState, EditorAction } from './model/editor-state.ts';
import { STAMP, stampAction, type StampMode, tapTarget } from './model/tapping.ts';
import { ShortcutHints } from './ShortcutHints.tsx';
import styles from './TapPanel.module.css';
import type { EditorPlayback } from './use-editor-playback.ts';

interface TapPanelProps {
  state: EditorState;
  tapping: StampMode;
  piece: EditorPlayback;
  dispatch: Dispatch<EditorAction>;
  /** the stamp button, which holds the keyboard focus */
  button: RefObject<HTMLButtonElement | null>;
  onDone: () => void;
}

/** Playback starts this much before the next line to stamp, ms. */
const RUN_UP_MS = 2000;

/**
 * Stamping: while the song plays, a key press or tap sets the start of the next line or word to the current
 * position.
 */
export function TapPanel({ state, tapping, piece, dispatch, button, onDone }: TapPanelProps) {
  const { t } = useLingui();
  const { sheet, cursor } = state;
  const target = tapTarget(sheet, cursor, tapping);
  const at = target?.line == null ? -1 : lineIndex(sheet, target.line);
  const line = sheet.lines[at];
  const number = at + 1;
  const total = sheet.lines.length;

  const runUpTo = (place: number): void => {
    const known = sheet.lines.slice(0, place + 1).findLast(({ startMs }) => startMs !== null)?.startMs ?? 0;
    piece.playFrom(known - RUN_UP_MS);
  };
  const begin = useEffectEvent(() => {
    button.current?.focus();
    runUpTo(at);
  });
  useEffect(() => begin(), []);

  const stamp = (event: { timeStamp: number }): void => {
    if (!piece.isPlaying()) return piece.toggle();
    const action = stampAction(sheet, cursor, tapping, piece.positionMs(event));
    if (action) dispatch(action);
  };
  const takeBack = (): void => {
    const last = state.past.at(-1);
    if (last?.tag !== STAMP) return;
    const of = sheet.lines[last.cursor.line === null ? -1 : lineIndex(sheet, last.cursor.line)];
    const stampedMs = (last.cursor.word === null ? of : of?.words?.[last.cursor.word])?.startMs ?? 0;
    dispatch({ type: 'undo', only: STAMP });
    piece.playFrom(stampedMs - RUN_UP_MS);
  };
  const go = (by: number): void => {
    const to = sheet.lines[at < 0 && by < 0 ? total - 1 : at + by];
    if (!to) return;
    dispatch({ type: 'choose', cursor: { line: to.id, word: tapping === 'words' ? 0 : null } });
    runUpTo(lineIndex(sheet, to.id));
  };
  const press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === ' ' || key === 'Enter') {
      if (!event.repeat) stamp(event);
    } else if (key === 'Backspace') takeBack();
    else if (key === 'ArrowUp') go(-1);
    else if (key === 'ArrowDown') go(1);
    else if (key === 'k' || key === 'K') piece.toggle();
    else if (key === 'Escape') onDone();
    else return;
    event.preventDefault();
  };

  const last = state.past.at(-1)?.tag === STAMP ? state.past.at(-1)?.cursor : undefined;
  const lastLine = sheet.lines[last?.line == null ? -1 : lineIndex(sheet, last.line)];
  const words = tapping === 'words' && line ? (line.words ?? untimedSegments(line.text)) : null;
  return (
    <section aria-label={tapping === 'lines' ? t`对行` : t`对字`} className={styles.panel}>
      <p role="status" className={styles.last}>
        {lastLine ? (
          <>
            <bdi>{lastLine.text}</bdi> <span dir="ltr">{formatClock(lastLine.startMs)}</span>
          </>
        ) : (
          <Trans>听到一行开始时按一下</Trans>
        )}
      </p>
      <p className={styles.next} data-over={!line || undefined}>
        {!line && <Trans>都记好了</Trans>}
        {line && !words && <bdi>{line.text || t`（空行：上一行到此为止）`}</bdi>}
        {line && words && (
          <bdi>
            {words.map((word, index) => (
              <span
                key={index}
                className={styles.word}
                data-next={index === (target?.word ?? 0) || undefined}
              >
                {word.text}
              </span>
            ))}
          </bdi>
        )}
      </p>
      <button
        ref={button}
        type="button"
        className={styles.tap}
        onPointerDown={(event) => event.button === 0 && stamp(event)}
        // Pointers stamp on pointerdown; this handles assistive technology that only sends clicks.
        onClick={(event) => event.detail === 0 && stamp(event)}
        onKeyDown={press}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        {tapping === 'lines' ? <Trans>这一行开始</Trans> : <Trans>这个字开始</Trans>}
        {line && <span className={styles.count}>{t`第 ${number} 行，共 ${total} 行`}</span>}
      </button>
      <div className={styles.foot}>
        <ShortcutHints
          keys={[
            ['Space', t`记下`],
            ['Backspace', t`收回并跳回去`],
            ['↑ ↓', t`换一行`],
            ['K', t`暂停、继续`],
            ['Esc', t`完成`],
          ]}
        />
        <span className={styles.acts}>
          <Button size="s" onClick={takeBack} disabled={!lastLine}>
            <Trans>收回</Trans>
          </Button>
          <Button size="s" onClick={onDone}>
            <Trans>完成</Trans>
          </Button>
        </span>
      </div>
    </section>
  );
}
