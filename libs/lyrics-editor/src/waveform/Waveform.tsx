import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispatch } from 'react';
import { nudgeLine, nudgeWord, setStart, setWordStart } from '../model/edit-times.ts';
import { lineIndex } from '../model/edit-lines.ts';
import type { EditorState, EditorAction } from '../model/editor-state.ts';
import type { EditorPlayback } from '../use-editor-playback.ts';
import { TimeMarker } from './TimeMarker.tsx';
import { usePeaks } from './use-peaks.ts';
import { useWaveformScroll } from './use-waveform-scroll.ts';
import styles from './Waveform.module.css';

interface WaveProps {
  songId: number;
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  piece: EditorPlayback;
}

/**
 * Waveform that scrolls with the song, with a marker at the start of each line and at the words of the chosen
 * line. The time axis runs left to right in every script.
 */
export function Waveform({ songId, state, dispatch, piece }: WaveProps) {
  const { t } = useLingui();
  const { sheet, cursor } = state;
  const chosen = sheet.lines[cursor.line === null ? -1 : lineIndex(sheet, cursor.line)];
  const peaks = usePeaks(songId);
  const { canvas, moving, msAt } = useWaveformScroll(peaks, chosen?.startMs ?? null);
  return (
    <div role="group" aria-label={t`声音的样子`} className={styles.strip} dir="ltr">
      <canvas
        ref={canvas}
        aria-hidden
        className={styles.canvas}
        onClick={(event) => piece.playFrom(msAt(event.clientX))}
      />
      <div ref={moving} className={styles.moving}>
        <div className={styles.now} />
        {sheet.lines.map(({ id, startMs, text }, at) => {
          const number = at + 1;
          return (
            startMs !== null && (
              <TimeMarker
                key={id}
                label={t`第 ${number} 行：${text}`}
                text={text}
                ms={startMs}
                chosen={id === cursor.line}
                msAt={msAt}
                onChoose={() => dispatch({ type: 'choose', cursor: { line: id, word: null } })}
                onSet={(ms) =>
                  dispatch({
                    type: 'change',
                    change: (from) => setStart(from, id, ms),
                    tag: `drag ${String(id)}`,
                  })
                }
                onNudge={(byMs) =>
                  dispatch({
                    type: 'change',
                    change: (from) => nudgeLine(from, id, byMs),
                    tag: `nudge ${String(id)}`,
                  })
                }
              />
            )
          );
        })}
        {chosen?.words?.map(({ startMs, text }, at) => {
          const word = text.trim();
          return (
            at > 0 &&
            startMs !== null && (
              <TimeMarker
                key={`word ${String(at)}`}
                small
                label={t`字：${word}`}
                text={word}
                ms={startMs}
                chosen
                msAt={msAt}
                onSet={(ms) =>
                  dispatch({
                    type: 'change',
                    change: (from) => setWordStart(from, chosen.id, at, ms),
                    tag: `drag ${String(chosen.id)} ${String(at)}`,
                  })
                }
                onNudge={(byMs) =>
                  dispatch({
                    type: 'change',
                    change: (from) => nudgeWord(from, chosen.id, at, byMs),
                    tag: `nudge ${String(chosen.id)} ${String(at)}`,
                  })
                }
              />
            )
          );
        })}
      </div>
      {typeof peaks === 'string' && (
        <p role="status" className={styles.note} dir="auto">
          {peaks === 'coming' && <Trans>声音的样子放一下歌就来</Trans>}
          {peaks === 'secret' && <Trans>这首歌的声音在别处，画不出它的样子；别的都照常</Trans>}
          {peaks === 'lost' && <Trans>没有取到声音的样子；别的都照常</Trans>}
        </p>
      )}
    </div>
  );
}
