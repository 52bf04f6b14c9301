import { Trans, useLingui } from '@lingui/react/macro';
import type { Portrait } from '@qingyin/data-account';
import { CropArea, useCrop } from '@qingyin/media-kit';
import { Button } from '@qingyin/ui';
import styles from '../Section.module.css';

interface AvatarCropProps {
  file: File;
  onCrop: (portrait: Portrait) => void;
  onCancel: () => void;
  /** it is no picture that this browser can draw */
  onBroken: () => void;
}

/** The square of a picture that becomes the user's, in place: a dialog over the settings would close them with it. */
export default function AvatarCrop({ file, onCrop, onCancel, onBroken }: AvatarCropProps) {
  const { t } = useLingui();
  const crop = useCrop(file, onBroken);
  const finish = async () => {
    const cut = await crop.cut();
    if (cut) onCrop({ picture: cut.picture, size: cut.edge });
  };
  return (
    <section aria-label={t`裁剪头像`} className={styles.crop}>
      <CropArea crop={crop} alt={t`头像预览`} round />
      <div className={styles.cropActs}>
        <Button onClick={onCancel}>
          <Trans>取消</Trans>
        </Button>
        <Button variant="filled" disabled={!crop.square} onClick={() => void finish()}>
          <Trans>用作头像</Trans>
        </Button>
      </div>
    </section>
  );
}
