import { Trans, useLingui } from '@lingui/react/macro';
import type { Cover } from '@qingyin/data-library';
import { Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useObjectUrl } from '../use-object-url.ts';
import classes from './CropDialog.module.css';
import { CropSquare } from './CropSquare.tsx';
import { drawCover } from './draw-cover.ts';
import { MIDDLE, type Size, squareOf, type View } from './square.ts';
import { ViewSliders } from './ViewSliders.tsx';

interface CropDialogProps {
  /** the picture to begin with */
  file: File | undefined;
  onClose: () => void;
  onCrop: (cover: Cover) => void;
}

/** Below this a cover looks blurred where it is shown large, px. */
const GOOD_EDGE = 300;

/** Chooses a picture and the square of it that becomes the cover. */
export default function CropDialog({ file: first, onClose, onCrop }: CropDialogProps) {
  const { t } = useLingui();
  const [file, setFile] = useState(first);
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [view, setView] = useState<View>(MIDDLE);
  const [broken, setBroken] = useState(false);
  const square = size && squareOf(size, view);

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setSize(null);
    setView(MIDDLE);
    setBroken(false);
  };
  const fail = () => {
    setFile(undefined);
    setSize(null);
    setBroken(true);
  };
  const onLoad = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
    width > 0 && height > 0 ? setSize({ width, height }) : fail();
  const finish = () => {
    if (!image.current || !square) return;
    drawCover(image.current, square).then(onCrop, fail);
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
            <Button variant="filled" disabled={!square} onClick={finish}>
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
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        {file ? (
          <>
            <CropSquare
              image={image}
              url={url}
              size={size}
              view={view}
              onView={setView}
              onLoad={onLoad}
              onError={fail}
            />
            {size && <ViewSliders size={size} view={view} onView={setView} />}
            {square && square.edge < GOOD_EDGE && (
              <p role="status" className={classes.note}>
                <Trans>选中的部分只有这么小，显示得大时会有些模糊。</Trans>
              </p>
            )}
          </>
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
