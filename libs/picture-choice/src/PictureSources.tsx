import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconClipboard, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './PictureChoice.module.css';
import { canReadClipboard, readClipboardPicture } from './read-clipboard-picture.ts';

interface PictureSourcesProps {
  /** @param picture undefined: the clipboard contains none, or may not be read */
  onPicture: (picture: Blob | undefined) => void;
}

/** Buttons that bring a picture from a file or the clipboard. */
export function PictureSources({ onPicture }: PictureSourcesProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const paste = () =>
    void readClipboardPicture().then(onPicture, () => {
      onPicture(undefined);
    });
  return (
    <div className={classes.sources}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`选择图片文件`}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onPicture(file);
          // Cleared, so that the same file fires `change` again.
          currentTarget.value = '';
        }}
      />
      <Button
        icon={<IconUpload size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        <Trans>上传图片</Trans>
      </Button>
      {canReadClipboard() && (
        <Button icon={<IconClipboard size={18} stroke={1.75} aria-hidden />} onClick={paste}>
          <Trans>粘贴图片</Trans>
        </Button>
      )}
      <p className={classes.note}>
        <Trans>也可以把图片拖到这里，或者按 Ctrl+V 粘贴。</Trans>
      </p>
    </div>
  );
}
