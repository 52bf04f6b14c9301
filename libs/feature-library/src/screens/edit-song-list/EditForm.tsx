import { usePlaylistNames } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PLAYLIST_DESCRIPTION_MAX, PLAYLIST_NAME_MAX, type PlaylistDetail } from '@qingyin/contract';
import type { PlaylistEdit } from '@qingyin/data-library';
import { formatNumber } from '@qingyin/i18n';
import { Link, useNavigate } from '@qingyin/routing';
import {
  Button,
  buttonClass,
  OptionalBoundary,
  lazyComponent,
  message,
  TextArea,
  TextField,
} from '@qingyin/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CoverField } from './CoverField.tsx';
import { hasFixedName } from './playlist-changes.ts';
import classes from './EditForm.module.css';
import { PrivacyField } from './PrivacyField.tsx';
import { RestoredDraftNote } from './RestoredDraftNote.tsx';
import { TagField } from './TagField.tsx';
import { usePlaylistForm } from './use-playlist-form.ts';
import { useFieldErrors, useFormError } from './use-field-errors.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const loadLeaveDialog = () => import('./UnsavedChangesDialog.tsx');
const LeaveDialog = lazyComponent(loadLeaveDialog);
const prepareLeaving = () => void loadLeaveDialog().catch(() => undefined);

interface EditFormProps {
  playlist: PlaylistDetail;
  userId: string;
  /** persisted unsaved changes */
  draft: PlaylistEdit;
}

/** Form to edit a playlist. Sends only changed fields and returns to the playlist page. */
export function EditForm({ playlist, userId, draft }: EditFormProps) {
  const { t, i18n } = useLingui();
  const id = String(playlist.id);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const editing = usePlaylistForm(playlist, userId, draft);
  const { edit, set, dirty, busy } = editing;
  const errorOf = useFieldErrors(editing);
  const failure = useFormError(editing);
  const leaving = useLeaveGuard(dirty, prepareLeaving);
  const [saved, setSaved] = useState(false);
  const fixedName = usePlaylistNames()(playlist);
  const { name = playlist.name, description = playlist.description ?? '' } = edit;
  const number = (value: number) => formatNumber(value, 0, i18n.locale);
  const room = (text: string, most: number) => `${number(text.trim().length)} / ${number(most)}`;

  const save = async (): Promise<boolean> => {
    if (busy) return false;
    const done = await editing.save();
    if (done) message.success(t`已保存`);
    // Waits for the render that marks invalid fields, then focuses the first one.
    else
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus(),
      );
    return done;
  };
  const submit = async () => setSaved(await save());

  useEffect(() => {
    // Navigates only once the form is clean, so that the leave guard does not ask. Replaces the history entry, so
    // that Back does not return to the form.
    if (saved && !dirty) void navigate({ to: '/playList/$id', params: { id }, replace: true });
  }, [saved, dirty, navigate, id]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (dirty) void submit();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+S, beside the button
    <form
      ref={form}
      className={classes.form}
      aria-label={t`编辑歌单`}
      aria-busy={busy || undefined}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      {editing.resumed && <RestoredDraftNote onDiscard={editing.discard} />}
      <div className={classes.columns}>
        <CoverField
          playlist={playlist}
          cover={edit.cover}
          error={errorOf('cover')}
          onChange={(cover) => (cover ? set({ cover }) : editing.reset('cover'))}
        />
        <div className={classes.fields}>
          <TextField
            label={t`歌单名称`}
            name="name"
            value={hasFixedName(playlist) ? fixedName : name}
            disabled={hasFixedName(playlist)}
            onChange={(event) => set({ name: event.currentTarget.value })}
            error={errorOf('name')}
            hint={room(name, PLAYLIST_NAME_MAX)}
            required
          />
          <TextArea
            label={t({ message: '简介', context: '歌单' })}
            name="description"
            value={description}
            onChange={(event) => set({ description: event.currentTarget.value })}
            error={errorOf('description')}
            hint={room(description, PLAYLIST_DESCRIPTION_MAX)}
          />
          <TagField
            tags={edit.tags ?? playlist.tags}
            error={errorOf('tags')}
            onChange={(tags) => set({ tags })}
          />
          <PrivacyField
            playlist={playlist}
            publish={edit.publish}
            error={errorOf('publish')}
            onChange={(publish) => set({ publish })}
          />
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
          <div className={classes.actions}>
            <Button type="submit" variant="filled" disabled={!dirty} aria-busy={busy || undefined}>
              {busy ? <Trans>正在保存…</Trans> : <Trans>保存</Trans>}
            </Button>
            <Link to="/playList/$id" params={{ id }} className={buttonClass('plain')}>
              <Trans>取消</Trans>
            </Link>
          </div>
        </div>
      </div>
      {leaving && (
        <OptionalBoundary onLost={leaving.stay}>
          <LeaveDialog
            onStay={leaving.stay}
            onDiscard={() => {
              editing.discard();
              leaving.proceed();
            }}
            onSave={() => void save().then((done) => (done ? leaving.proceed() : leaving.stay()))}
          />
        </OptionalBoundary>
      )}
    </form>
  );
}
