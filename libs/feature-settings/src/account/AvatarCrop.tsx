import { CropArea, useCrop } from '@qingyin/image-crop';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AvatarUpload } from '@qingyin/data-account';
import { Button } from '@qingyin/ui';
import styles from '../Section.module.css';

interface AvatarCropProps {
  file: File;
  onCrop: (portrait: AvatarUpload) => void;
  onCancel: () => void;
  /** Called if the browser cannot decode the file as an image. */
  onBroken: () => void;
}

/** Crops an image to the square avatar. Rendered inline: closing a dialog above the settings would close both. */
export default function AvatarCrop({ file, onCrop, onCancel, onBroken }: AvatarCropProps) {
  const { t } = useLingui();
  const crop = useCrop(file, onBroken);
  const finish = async () => {
    const cut = await crop.drawCrop();
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
