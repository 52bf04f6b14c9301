import { Trans, useLingui } from '@lingui/react/macro';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { Button } from '@qingyin/ui';
import type { Dispatch } from 'react';
import { shiftAll } from './model/edit-times.ts';
import type { EditorAction } from './model/editor-state.ts';
import type { OptionalColumns } from './EditorRow.tsx';
import styles from './LyricsEditor.module.css';
import { playbackRates } from './use-editor-playback.ts';

/** Mode of the editor: edit text, stamp lines, stamp words, preview. */
export type EditorMode = 'edit' | 'lines' | 'words' | 'preview';

interface EditorBarProps {
  mode: EditorMode;
  columns: OptionalColumns;
  dispatch: Dispatch<EditorAction>;
  onMode: (mode: EditorMode) => void;
  onColumns: (part: Partial<OptionalColumns>) => void;
  /** called when a speed was chosen by pointer */
  onSpeed: () => void;
}

const steps = [-100, -10, 10, 100] as const;

/** Toolbar with the modes, playback rate, shift of all times and visible columns. */
export function EditorBar({ mode, columns, dispatch, onMode, onColumns, onSpeed }: EditorBarProps) {
  const { t, i18n } = useLingui();
  const player = usePlayer();
  const rate = usePlayerState((snapshot) => snapshot.rate);
  const modes: readonly (readonly [EditorMode, string])[] = [
    ['edit', t`编辑`],
    ['lines', t`对行`],
    ['words', t`对字`],
    ['preview', t`预览`],
  ];
  const signed = (ms: number) => i18n.number(ms, { signDisplay: 'exceptZero' });
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t`做什么`} className={styles.group}>
        {modes.map(([each, name]) => (
          <Button
            key={each}
            size="s"
            className={styles.choice}
            aria-pressed={mode === each}
            onClick={() => onMode(each)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div role="group" aria-label={t`播放速度`} className={styles.group}>
        <span aria-hidden className={styles.label}>
          <Trans>速度</Trans>
        </span>
        {playbackRates.map((speed) => (
          <Button
            key={speed}
            size="s"
            className={styles.choice}
            aria-pressed={rate === speed}
            onClick={(event) => {
              player.setRate(speed);
              if (event.detail > 0) onSpeed();
            }}
          >
            <span dir="ltr">{`${i18n.number(speed)}×`}</span>
          </Button>
        ))}
      </div>
      {mode === 'edit' && (
        <>
          <div role="group" aria-label={t`所有时间一起移动`} className={styles.group}>
            <span aria-hidden className={styles.label}>
              <Trans>整体</Trans>
            </span>
            {steps.map((step) => (
              <Button
                key={step}
                size="s"
                aria-label={t`所有时间 ${signed(step)} 毫秒`}
                onClick={() =>
                  dispatch({ type: 'change', change: (sheet) => shiftAll(sheet, step), tag: 'shift' })
                }
              >
                <span dir="ltr">{signed(step)}</span>
              </Button>
            ))}
          </div>
          <div role="group" aria-label={t`显示哪几栏`} className={styles.group}>
            <Button
              size="s"
              className={styles.choice}
              aria-pressed={columns.translation}
              onClick={() => onColumns({ translation: !columns.translation })}
            >
              <Trans>翻译</Trans>
            </Button>
            <Button
              size="s"
              className={styles.choice}
              aria-pressed={columns.romanisation}
              onClick={() => onColumns({ romanisation: !columns.romanisation })}
            >
              <Trans>注音</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
