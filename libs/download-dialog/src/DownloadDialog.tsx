import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DownloadPlan } from '@qingyin/contract';
import { downloadPlanQuery, type DownloadRequest } from '@qingyin/data-music';
import { formatNumber } from '@qingyin/i18n';
import {
  Button,
  buttonClass,
  CatalogueText,
  ErrorState,
  message,
  RadioList,
  SkeletonText,
} from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQualityOptions } from './use-quality-options.ts';
import styles from './DownloadDialog.module.css';
import { ExcludedSongs } from './ExcludedSongs.tsx';
import { useDownloadQuality } from './quality.ts';

export interface DownloadProps {
  request: DownloadRequest;
  onClose: () => void;
}

/**
 * Download dialog: songs that will be downloaded or left out, total size, quality. The browser downloads the link.
 */
export function DownloadDialog({ request, onClose }: DownloadProps) {
  const { t } = useLingui();
  const [level, choose] = useDownloadQuality();
  const options = useQualityOptions();
  const plan = useQuery({ ...downloadPlanQuery(request, level), placeholderData: keepPreviousData });
  const url = plan.isPlaceholderData ? null : plan.data?.url;
  const started = () => {
    message.success(t`已开始下载`);
    // Deferred, because a link that is unmounted during its click does not start the download.
    setTimeout(onClose);
  };
  const nothing = plan.data?.count === 0;

  return (
    <Dialog
      title={t`下载`}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {nothing ? t`关闭` : t`取消`}
          </Button>
          {url ? (
            <a className={buttonClass('filled')} href={url} download="" onClick={started}>
              <span>{t`开始下载`}</span>
            </a>
          ) : (
            !nothing && (
              <Button variant="filled" disabled aria-busy={plan.isFetching || undefined}>
                {t`开始下载`}
              </Button>
            )
          )}
        </>
      }
    >
      <div className={styles.blocks}>
        <p className={styles.name}>
          <CatalogueText text={request.name} />
        </p>
        <div role="status" aria-busy={plan.isFetching}>
          {plan.data ? <Summary plan={plan.data} /> : plan.isError ? null : <SkeletonText lines={1} />}
        </div>
        {plan.isError && <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />}
        {plan.data && plan.data.left.length > 0 && <ExcludedSongs songs={plan.data.left} />}
        {!nothing && <RadioList label={t`音质`} value={level} options={options} onChange={choose} />}
      </div>
    </Dialog>
  );
}

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

function Summary({ plan: { count, size } }: { plan: DownloadPlan }) {
  const { i18n } = useLingui();
  if (count === 0) return <Trans>这些歌都不能下载。</Trans>;
  const room =
    size < GIGABYTE
      ? `${formatNumber(Math.max(1, size / MEGABYTE), 0, i18n.locale)} MB`
      : `${formatNumber(size / GIGABYTE, 1, i18n.locale)} GB`;
  return count === 1 ? (
    <Trans>1 首歌，约 {room}</Trans>
  ) : (
    <Plural value={count} other={`# 首歌，约 ${room}，装在一个 ZIP 压缩包里`} />
  );
}
