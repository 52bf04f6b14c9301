import { useObjectUrl, useElementFileDrop } from '@qingyin/browser-files';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Cover } from '@qingyin/data-library';
import { Button, CoverImage, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconPhotoEdit } from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedPlaylist } from './playlist-changes.ts';
import classes from './CoverField.module.css';

const loadCropDialog = () => import('./crop/CropDialog.tsx');
const CropDialog = lazyComponent(loadCropDialog);

const COVER_PX = 224;

interface CoverFieldProps {
  playlist: SavedPlaylist;
  /** chosen cover that is not saved yet */
  cover: Cover | undefined;
  error: string | null;
  /** undefined restores the saved cover */
  onChange: (cover: Cover | undefined) => void;
}

/** Field for the cover: the current one, a button and a drop target to replace it. */
export function CoverField({ playlist, cover, error, onChange }: CoverFieldProps) {
  const { t } = useLingui();
  const preview = useObjectUrl(cover?.picture);
  const [open, setOpen] = useState<{ file?: File } | null>(null);
  const prepare = () => void loadCropDialog().catch(() => undefined);
  const onFiles = (files: File[]) => {
    const file = files.find(({ type }) => type.startsWith('image/'));
    if (file) setOpen({ file });
  };
  const drop = useElementFileDrop(onFiles, { onOver: prepare });

  return (
    <div className={classes.cover} data-over={drop.over ? '' : undefined} {...drop.handlers}>
      <CoverImage
        key={preview ? 'new' : 'saved'}
        src={preview ?? playlist.coverImgUrl}
        alt={preview ? t`新的封面` : t`封面`}
        size={COVER_PX}
        radius="m"
        priority
      />
      <div className={classes.acts}>
        <Button
          size="s"
          icon={<IconPhotoEdit size={16} stroke={1.75} aria-hidden />}
          aria-haspopup="dialog"
          data-wrong={error ? '' : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen({})}
        >
          <Trans>更换封面</Trans>
        </Button>
        {cover && (
          <Button size="s" variant="plain" onClick={() => onChange(undefined)}>
            <Trans>还原</Trans>
          </Button>
        )}
      </div>
      {error && <p className={classes.error}>{error}</p>}
      {open && (
        <OptionalBoundary onLost={() => setOpen(null)}>
          <CropDialog
            file={open.file}
            onClose={() => setOpen(null)}
            onCrop={(made) => {
              onChange(made);
              setOpen(null);
            }}
          />
        </OptionalBoundary>
      )}
    </div>
  );
}
