import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { Button, message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type KeyboardEvent, useMemo, useReducer, useRef, useState } from 'react';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditorBar, type Mode } from './EditorBar.tsx';
import { EditorHead } from './EditorHead.tsx';
import { Keys } from './Keys.tsx';
import { readSheet } from './model/forms.ts';
import { deskOf, deskReducer } from './model/history.ts';
import { insertAfter } from './model/edit-lines.ts';
import { keptDraft } from './model/kept-draft.ts';
import { lyricsOf, type Sheet, untimed } from './model/sheet.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { Preview } from './Preview.tsx';
import type { Columns } from './Row.tsx';
import { type FocusWish, rowActs } from './row-acts.ts';
import { Rows } from './Rows.tsx';
import type { StudioStart } from './studio-start.ts';
import styles from './Studio.module.css';
import { TapPanel } from './TapPanel.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useKeptSheet } from './use-kept-sheet.ts';
import { usePiece } from './use-piece.ts';
import { type Outcome, useSaving } from './use-saving.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { Wave } from './wave/Wave.tsx';

interface EditorProps {
  track: Track;
  start: StudioStart;
  userId: string;
  onClose: () => void;
}

/** No file of words is larger, bytes. */
const MOST_BYTES = 2_000_000;

/** A sheet without a line has one to write in. */
const withLine = (sheet: Sheet): Sheet => (sheet.lines.length > 0 ? sheet : insertAfter(sheet, null).sheet);

/** The table on which a song's words lie; what is not saved stays on this device. */
export function Editor({ track, start, userId, onClose }: EditorProps) {
  const { t } = useLingui();
  const songId = String(track.id);
  const client = useQueryClient();
  const [known] = useState(() => withLine(start.sheet));
  const [desk, dispatch] = useReducer(deskReducer, start, ({ draft }) =>
    deskOf(draft ? withLine(draft.sheet) : known),
  );
  const [saved, setSaved] = useState({ sheet: known, base: start.draft?.base ?? start.current });
  const [resumed, setResumed] = useState(start.draft !== null);
  const [mode, setMode] = useState<Mode>('edit');
  const [opened, setOpened] = useState<'paste' | 'versions' | null>(null);
  const [conflict, setConflict] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [shown, setShown] = useState<Partial<Columns>>({});
  const root = useRef<HTMLDivElement>(null);
  const tap = useRef<HTMLButtonElement>(null);
  const wish = useRef<FocusWish | null>(null);
  const piece = usePiece(track);
  const saving = useSaving(songId);
  const { sheet } = desk;
  const dirty = sheet !== saved.sheet;
  useKeptSheet(userId, songId, dirty ? { sheet, base: saved.base } : null);
  const leaving = useUnsavedGuard(dirty);

  const latest = useRef(sheet);
  latest.current = sheet;
  const acts = useMemo(
    () =>
      rowActs({
        sheet: () => latest.current,
        dispatch,
        piece,
        wish: (next) => {
          wish.current = next;
        },
      }),
    [piece],
  );
  const columns: Columns = useMemo(
    () => ({
      translation: shown.translation ?? known.lines.some(({ translation }) => translation !== ''),
      romanisation: shown.romanisation ?? known.lines.some(({ romanisation }) => romanisation !== ''),
    }),
    [shown, known],
  );

  const settle = (outcome: Outcome, as: Sheet): boolean => {
    setConflict(outcome.kind === 'conflict' ? outcome.version.version : null);
    setFailure(outcome.kind === 'failed' ? (outcome.words ?? t`没有保存成，请再试一次`) : null);
    if (outcome.kind !== 'saved') return false;
    setSaved({ sheet: as, base: outcome.version.version });
    setResumed(false);
    message.success(t`已保存`);
    return true;
  };
  const save = async (base = saved.base): Promise<boolean> => {
    if (saving.busy) return false;
    return settle(await saving.save(sheet, base), sheet);
  };
  const bringBack = async (version: number, text: string, base: number): Promise<void> => {
    const old = withLine(readSheet(text));
    if (!settle(await saving.revert(version, base), old)) return;
    dispatch({ type: 'change', change: () => old, cursor: { line: old.lines[0]?.id ?? null, word: null } });
    setOpened(null);
  };
  const begin = (next: Sheet): void => {
    const fresh = withLine(next);
    dispatch({
      type: 'change',
      change: () => fresh,
      cursor: { line: fresh.lines[0]?.id ?? null, word: null },
    });
  };
  const discard = (): void => {
    dispatch({
      type: 'change',
      change: () => saved.sheet,
      cursor: { line: saved.sheet.lines[0]?.id ?? null, word: null },
    });
    setResumed(false);
    void keptDraft(userId, songId).keep(client, null);
  };
  const takeFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = file.size > MOST_BYTES ? null : readSheet(await file.text());
    if (read && read.lines.length > 0) begin(read);
    else setFailure(t`这个文件里没有找到歌词`);
  };
  const done = (): void => {
    setMode('edit');
    const line = desk.cursor.line ?? sheet.lines.at(-1)?.id;
    if (line !== undefined) wish.current = { line, field: 'time' };
  };

  const press = (event: KeyboardEvent): void => {
    // Dialogs lie in the page, not in the table.
    if (!root.current?.contains(event.target as Node) || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    const key = event.key.toLowerCase();
    if (key === 's') void (dirty && save());
    else if (key === 'z') dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    else if (key === 'y') dispatch({ type: 'redo' });
    else return;
    event.preventDefault();
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void takeFile(event.dataTransfer.files[0]);
    },
  };
  const open = untimed(sheet);
  const tapping = mode === 'lines' || mode === 'words' ? mode : null;

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole table, each beside a button
    <div
      ref={root}
      className={styles.studio}
      data-over={over || undefined}
      data-tapping={tapping ?? undefined}
      onKeyDown={press}
      {...drop}
    >
      <EditorHead
        track={track}
        desk={desk}
        dirty={dirty}
        open={open}
        busy={saving.busy}
        onClose={onClose}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onPaste={() => setOpened('paste')}
        onVersions={() => setOpened('versions')}
        onSave={() => void save()}
      />
      {resumed && (
        <p className={styles.note}>
          <Trans>这是上次没有保存的改动，一直留在这台设备上。</Trans>
          <Button size="s" onClick={discard}>
            <Trans>丢弃</Trans>
          </Button>
        </p>
      )}
      {failure && (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      )}
      <EditorBar
        mode={mode}
        columns={columns}
        dispatch={dispatch}
        onMode={setMode}
        onColumns={(part) => setShown((now) => ({ ...now, ...part }))}
        onSpeed={() => tap.current?.focus()}
      />
      <Wave songId={track.id} desk={desk} dispatch={dispatch} piece={piece} />
      {mode === 'preview' ? (
        <Preview track={track} lyrics={lyricsOf(sheet)} />
      ) : (
        <div className={styles.sheet}>
          <Rows sheet={sheet} cursor={desk.cursor} columns={columns} acts={acts} wish={wish} />
        </div>
      )}
      {tapping && (
        <TapPanel
          key={tapping}
          desk={desk}
          tapping={tapping}
          piece={piece}
          dispatch={dispatch}
          button={tap}
          onDone={done}
        />
      )}
      {mode === 'edit' && (
        <div className={styles.keys}>
          <Keys
            keys={[
              ['↑ ↓', t`词：换行；时间：差 10 毫秒`],
              ['Shift ↑ ↓', t`差 100 毫秒`],
              ['Space', t`时间：记下此刻`],
              ['Enter', t`在此拆行`],
              ['Backspace', t`行首：并入上一行`],
              ['Ctrl ↑ ↓', t`换行`],
              ['Alt Enter', t`只听这一行`],
              ['Ctrl Z', t`撤销`],
              ['Ctrl S', t`保存`],
            ]}
          />
        </div>
      )}
      {opened === 'paste' && (
        <PasteDialog
          onClose={() => setOpened(null)}
          onSheet={(next) => {
            setOpened(null);
            begin(next);
          }}
        />
      )}
      {opened === 'versions' && (
        <VersionsDialog
          songId={songId}
          busy={saving.busy}
          onClose={() => setOpened(null)}
          onBringBack={(version, text, base) => void bringBack(version, text, base)}
        />
      )}
      {conflict !== null && (
        <ConflictDialog
          onClose={() => setConflict(null)}
          onVersions={() => {
            setConflict(null);
            setOpened('versions');
          }}
          onSaveOver={() => void save(conflict)}
        />
      )}
      {leaving && (
        <UnsavedDialog
          onStay={leaving.stay}
          onKeep={leaving.go}
          onDiscard={() => {
            discard();
            leaving.go();
          }}
          onSave={() => void save().then((kept) => (kept ? leaving.go() : leaving.stay()))}
        />
      )}
    </div>
  );
}
