import { CropArea, useCrop } from '@qingyin/image-crop';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Cover } from '@qingyin/data-library';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import classes from './CropDialog.module.css';

interface CropDialogProps {
  /** initial image */
  file: File | undefined;
  onClose: () => void;
  onCrop: (cover: Cover) => void;
}

/** Dialog that crops a chosen image to the square cover. */
export default function CropDialog({ file: first, onClose, onCrop }: CropDialogProps) {
  const { t } = useLingui();
  const [file, setFile] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState(false);
  const crop = useCrop(file, () => {
    setFile(undefined);
    setBroken(true);
  });

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setBroken(false);
  };
  const finish = async () => {
    const cover = await crop.drawCrop();
    if (cover) onCrop(cover);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files].find(({ type }) => type.startsWith('image/')));
  };

  return (
    <Dialog
      title={t`更换封面`}
      onClose={onClose}
      actions={
        file && (
          <>
            <Button onClick={() => input.current?.click()}>
              <Trans>换一张</Trans>
            </Button>
            <Button variant="filled" disabled={!crop.square} onClick={() => void finish()}>
              <Trans>用作封面</Trans>
            </Button>
          </>
        )
      }
    >
      <div className={classes.body} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t`选择图片`}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            take(currentTarget.files?.[0]);
            // Clears the input, so that choosing the same file again fires `change`.
            currentTarget.value = '';
          }}
        />
        {file ? (
          <CropArea crop={crop} alt={t`封面预览`} />
        ) : (
          <div className={classes.choose}>
            <IconPhotoPlus size={40} stroke={1.25} className={classes.icon} aria-hidden />
            <p className={classes.note}>
              <Trans>把图片拖到这里，或者选择一张。</Trans>
            </p>
            <Button variant="filled" data-autofocus onClick={() => input.current?.click()}>
              <Trans>选择图片</Trans>
            </Button>
            {broken && (
              <p role="alert" className={classes.wrong}>
                <Trans>这张图片打不开，请换一张。</Trans>
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
