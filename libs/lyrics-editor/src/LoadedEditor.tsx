import { useElementFileDrop } from '@qingyin/browser-files';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { Button, message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useReducer, useRef, useState } from 'react';
import { ConflictDialog, type AttemptedAction } from './ConflictDialog.tsx';
import { EditorBar, type EditorMode } from './EditorBar.tsx';
import { EditorHead } from './EditorHead.tsx';
import { ShortcutHints } from './ShortcutHints.tsx';
import { parseLyrics } from './model/lyric-formats.ts';
import { createEditorState, editorReducer } from './model/editor-state.ts';
import { withLine } from './model/edit-lines.ts';
import { persistedLyricDraft } from './model/lyric-draft.ts';
import { toLyrics, type EditableLyrics, countUntimed } from './model/editable-lyrics.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { Preview } from './Preview.tsx';
import { type FocusRequest, createRowActions } from './row-actions.ts';
import { EditorRows } from './EditorRows.tsx';
import type { EditorData } from './editor-data.ts';
import styles from './LyricsEditor.module.css';
import { TapPanel } from './TapPanel.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useOptionalColumns } from './use-optional-columns.ts';
import { usePersistDraft } from './use-persist-draft.ts';
import { useEditorPlayback } from './use-editor-playback.ts';
import { type SaveOutcome, useSaveLyrics } from './use-save-lyrics.ts';
import { useReadLyricsFile } from './use-read-lyrics-file.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { VersionsDialog } from './VersionsDialog.tsx';
import { Waveform } from './waveform/Waveform.tsx';

interface EditorProps {
  track: Track;
  start: EditorData;
  userId: string;
  onClose: () => void;
}

/** A save or revert that was rejected, since another user had saved a newer version. */
interface Conflict {
  tried: AttemptedAction;
  /** number of the other user's version */
  version: number;
  /** repeats the action with that version as its base */
  again: (base: number) => Promise<unknown>;
}

/** Lyrics editor with its loaded data. Unsaved changes are persisted on this device. */
export function LoadedEditor({ track, start, userId, onClose }: EditorProps) {
  const { t } = useLingui();
  const songId = String(track.id);
  const client = useQueryClient();
  const [known] = useState(() => withLine(start.sheet));
  const [state, dispatch] = useReducer(editorReducer, start, ({ draft }) =>
    draft ? createEditorState(withLine(draft.sheet), true) : createEditorState(known),
  );
  const [saved, setSaved] = useState({ sheet: known, version: start.current });
  const [mode, setMode] = useState<EditorMode>('edit');
  const [opened, setOpened] = useState<'paste' | 'versions' | null>(null);
  /** a file whose encoding the user has to choose */
  const [unsure, setUnsure] = useState<Uint8Array>();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [columns, setShown] = useOptionalColumns(known);
  const root = useRef<HTMLDivElement>(null);
  const tap = useRef<HTMLButtonElement>(null);
  const focusRequest = useRef<FocusRequest | null>(null);
  const piece = useEditorPlayback(track);
  const saving = useSaveLyrics(userId, songId);
  const { sheet } = state;
  const dirty = sheet !== saved.sheet;
  const draft = state.resumed && saved.version === start.current ? start.draft : null;
  const base = draft?.base ?? saved.version;
  usePersistDraft(userId, songId, dirty ? { sheet, base } : null);
  const leaving = useUnsavedGuard(dirty);

  const latest = useRef(sheet);
  latest.current = sheet;
  const actions = useMemo(
    () =>
      createRowActions({
        sheet: () => latest.current,
        dispatch,
        piece,
        requestFocus: (next) => {
          focusRequest.current = next;
        },
      }),
    [piece],
  );

  const settle = (
    outcome: SaveOutcome,
    as: EditableLyrics,
    what: Pick<Conflict, 'tried' | 'again'>,
  ): boolean => {
    setConflict(outcome.kind === 'conflict' ? { ...what, version: outcome.version.version } : null);
    const saves = what.tried === 'save';
    const failed = saves ? t`没有保存成，请再试一次` : t`没有恢复成，请再试一次`;
    setFailure(outcome.kind === 'failed' ? (outcome.message ?? failed) : null);
    if (outcome.kind !== 'saved') return false;
    setSaved({ sheet: as, version: outcome.version.version });
    message.success(saves ? t`已保存` : t`已恢复`);
    return true;
  };
  const save = async (over = base): Promise<boolean> => {
    if (saving.busy) return false;
    setFailure(null);
    const sent = latest.current;
    return settle(await saving.save({ sheet: sent, base }, over), sent, { tried: 'save', again: save });
  };
  const lay = (next: EditableLyrics, resumed?: boolean): void => {
    setFailure(null);
    const cursor = { line: next.lines[0]?.id ?? null, word: null };
    dispatch({ type: 'change', change: () => next, cursor, resumed });
  };
  const restoreVersion = async (version: number, text: string, over: number): Promise<void> => {
    if (saving.busy) return;
    setFailure(null);
    const old = withLine(parseLyrics(text));
    const outcome = await saving.revert(version, over);
    const again = (theirs: number) => restoreVersion(version, text, theirs);
    if (!settle(outcome, old, { tried: 'bring back', again })) return;
    lay(old);
    setOpened(null);
  };
  const begin = (next: EditableLyrics): void => lay(withLine(next));
  const discard = (): void => {
    lay(saved.sheet, false);
    void persistedLyricDraft(userId, songId).keep(client, null);
  };
  const readFile = useReadLyricsFile();
  const takeFile = async (file: File): Promise<void> => {
    setFailure(null);
    const read = await readFile(file);
    if ('sheet' in read) begin(read.sheet);
    else if ('wrong' in read) setFailure(read.wrong);
    else openDialog('paste', read.unsure);
  };
  const drop = useElementFileDrop(([file]) => void (file && takeFile(file)));
  const openDialog = (next: 'paste' | 'versions', file?: Uint8Array): void => {
    setFailure(null);
    setUnsure(file);
    setOpened(next);
  };
  const done = (): void => {
    setMode('edit');
    const line = state.cursor.line ?? sheet.lines.at(-1)?.id;
    if (line !== undefined) focusRequest.current = { line, field: 'time' };
  };

  const press = (event: KeyboardEvent): void => {
    // React events of dialogs bubble here, although their elements are outside the editor.
    if (!root.current?.contains(event.target as Node) || !(event.ctrlKey || event.metaKey) || event.altKey)
      return;
    const key = event.key.toLowerCase();
    if (key === 's') void (dirty && save());
    else if (key === 'z') dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    else if (key === 'y') dispatch({ type: 'redo' });
    else return;
    event.preventDefault();
  };
  const open = countUntimed(sheet);
  const tapping = mode === 'lines' || mode === 'words' ? mode : null;

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- each shortcut has a button
    <div
      ref={root}
      className={styles.studio}
      data-over={drop.over || undefined}
      data-tapping={tapping ?? undefined}
      onKeyDown={press}
      {...drop.handlers}
    >
      <EditorHead
        track={track}
        state={state}
        dirty={dirty}
        open={open}
        busy={saving.busy}
        onClose={onClose}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onPaste={() => openDialog('paste')}
        onVersions={() => openDialog('versions')}
        onSave={() => void save()}
      />
      {draft && (
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
      <Waveform songId={track.id} state={state} dispatch={dispatch} piece={piece} />
      {mode === 'preview' ? (
        <Preview track={track} lyrics={toLyrics(sheet)} />
      ) : (
        <div className={styles.sheet}>
          <EditorRows
            sheet={sheet}
            cursor={state.cursor}
            columns={columns}
            actions={actions}
            focusRequest={focusRequest}
          />
        </div>
      )}
      {tapping && (
        <TapPanel
          key={tapping}
          state={state}
          tapping={tapping}
          piece={piece}
          dispatch={dispatch}
          button={tap}
          onDone={done}
        />
      )}
      {mode === 'edit' && (
        <div className={styles.keys}>
          <ShortcutHints
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
        <ImportDialog
          unsure={unsure}
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
          failure={failure}
          onClose={() => setOpened(null)}
          onRestore={(version, text, base) => void restoreVersion(version, text, base)}
        />
      )}
      {conflict && (
        <ConflictDialog
          tried={conflict.tried}
          onClose={() => setConflict(null)}
          onVersions={() => {
            setConflict(null);
            openDialog('versions');
          }}
          onAgain={() => void conflict.again(conflict.version)}
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
