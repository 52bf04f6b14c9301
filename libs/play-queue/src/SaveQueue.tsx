import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { addTracksMutation, ALREADY_IN_PLAYLIST, createPlaylistMutation } from '@qingyin/data-library';
import { isApiError } from '@qingyin/http-client';
import { blankError, formatDate } from '@qingyin/i18n';
import { Button, message, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import styles from './SaveQueue.module.css';

/** Maximum length of a playlist name (contract, `playlistCreate`). */
const NAME_MAX = 40;

export interface SaveQueueProps {
  tracks: readonly Track[];
  onClose: () => void;
}

/** Dialog that saves songs as a new playlist of the user. It stays open until that has succeeded. */
export default function SaveQueue({ tracks, onClose }: SaveQueueProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const today = formatDate(Date.now(), i18n.locale);
  const [name, setName] = useState(() => t`播放队列 ${today}`);
  const [judged, setJudged] = useState(false);
  const label = t`歌单名称`;
  const blank = blankError(label, name);
  const create = useMutation(createPlaylistMutation());
  const add = useMutation(addTracksMutation());
  // Id of a playlist that was created but could not be filled: a retry fills it instead of creating another.
  const [made, setMade] = useState<number | null>(null);
  const busy = create.isPending || add.isPending;

  async function save(): Promise<void> {
    const playlistId = made ?? (await create.mutateAsync({ name: name.trim() })).id;
    setMade(playlistId);
    // A playlist contains each song once, at its first position in the queue.
    const trackIds = [...new Set(tracks.map(({ id }) => id))];
    await add.mutateAsync({ playlistId, trackIds }).catch((error: unknown) => {
      // The response of the previous attempt was lost: the songs are in the playlist already.
      if (made === null || !isApiError(error) || error.code !== ALREADY_IN_PLAYLIST) throw error;
    });
    message.success(t`已收藏为歌单`);
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setJudged(true);
    // Errors are shown in the dialog.
    if (!blank && !busy) save().catch(() => undefined);
  }

  const failure = create.isError
    ? t`没能建立歌单，请再试一次`
    : add.isError
      ? t`歌单建好了，但歌曲没有放进去，请再试一次`
      : null;
  return (
    <Dialog
      title={t`收藏为歌单`}
      width={400}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" type="submit" form={form} disabled={busy} aria-busy={busy || undefined}>
            <Trans>保存</Trans>
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={label}
          value={name}
          maxLength={NAME_MAX}
          readOnly={made !== null}
          data-autofocus
          error={judged && blank ? i18n._(blank) : null}
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </form>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </Dialog>
  );
}
