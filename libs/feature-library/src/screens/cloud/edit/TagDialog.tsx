import { useCapability } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { type CloudSong, tagCloudMutation } from '@qingyin/data-library';
import { blankError } from '@qingyin/i18n';
import { Button, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import classes from './Edit.module.css';
import { TagReadings } from './TagReadings.tsx';

export interface EditProps {
  uid: string;
  song: CloudSong;
  onClose: () => void;
}

/** Maximum length of a tag, in characters (`line` in apps/server). */
const MOST = 200;
/** Capability beyond the contract (docs/api-extensions.md). */
const READINGS_FEATURE = 'cloud-tag-readings';

/** Dialog to edit title, artist and album of a cloud disk song. */
export default function TagDialog({ uid, song, onClose }: EditProps) {
  const { t, i18n } = useLingui();
  const label = t`歌名`;
  const form = useId();
  const [name, setName] = useState(song.name);
  const [artist, setArtist] = useState(song.artist);
  const [album, setAlbum] = useState(song.album);
  const [wrong, setWrong] = useState<string | null>(null);
  const readable = useCapability(READINGS_FEATURE);
  const { mutateAsync, isPending } = useMutation(tagCloudMutation());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const blank = blankError(label, name);
    setWrong(blank && i18n._(blank));
    if (blank) return;
    mutateAsync({ uid, id: song.id, name: name.trim(), artist: artist.trim(), album: album.trim() }).then(
      onClose,
      () => setWrong(t`没能保存，请再试一次`),
    );
  };
  return (
    <Dialog
      title={t`编辑标签`}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {t`取消`}
          </Button>
          <Button
            variant="filled"
            type="submit"
            form={form}
            disabled={isPending}
            aria-busy={isPending || undefined}
          >
            {t`保存`}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={label}
          value={name}
          maxLength={MOST}
          required
          data-autofocus
          error={wrong}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label={t({ message: '歌手', context: '列名' })}
          value={artist}
          maxLength={MOST}
          onChange={(event) => setArtist(event.currentTarget.value)}
        />
        <TextField
          label={t({ message: '专辑', context: '列名' })}
          value={album}
          maxLength={MOST}
          onChange={(event) => setAlbum(event.currentTarget.value)}
        />
        <p className={classes.note}>
          <bdi>{song.fileName}</bdi>
        </p>
        {readable && (
          <TagReadings
            uid={uid}
            song={song}
            tags={{ name, artist, album }}
            onChoose={(reading) => {
              setWrong(null);
              setName(reading.name);
              setArtist(reading.artist);
              setAlbum(reading.album);
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
