import { useDownloadQuality, useQualityOptions } from '@qingyin/download-dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { RadioList } from '@qingyin/ui';
import styles from './Section.module.css';

/** Settings section of downloads. */
export function DownloadSection() {
  const { t } = useLingui();
  const [level, choose] = useDownloadQuality();
  const options = useQualityOptions();
  return (
    <div className={styles.blocks}>
      <RadioList label={t`下载音质`} value={level} options={options} onChange={choose} />
      <section>
        <h3 className={styles.heading}>
          <Trans>下载的文件</Trans>
        </h3>
        <p className={styles.about}>
          <Trans>
            每首歌都带着标题、歌手、专辑、歌词和封面；几首歌一起下载时装在一个 ZIP
            压缩包里。文件由浏览器保存，在它的下载列表里可以看到进度。
          </Trans>
        </p>
      </section>
    </div>
  );
}
