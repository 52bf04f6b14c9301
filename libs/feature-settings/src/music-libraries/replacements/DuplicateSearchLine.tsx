import { Trans, useLingui } from '@lingui/react/macro';
import type { DuplicateSearch } from '@qingyin/contract';
import { searchDuplicatesMutation } from '@qingyin/data-account';
import { formatDateTime, formatNumber } from '@qingyin/i18n';
import { Button, describeActionFailure } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './Replacements.module.css';

/** State of the search for duplicates, and the button that starts one. */
export function DuplicateSearchLine({ search }: { search: DuplicateSearch }) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useMutation(searchDuplicatesMutation());
  const { running, finishedAt, failed, prints } = search;
  const [done, total] = [search.done, search.total].map((value) => formatNumber(value, 0, i18n.locale));
  const time = formatDateTime(finishedAt, i18n.locale);
  return (
    <div className={styles.found}>
      <div>
        <p role="status">
          {running && search.total > 0 && (
            <Trans>
              正在比较声音：{done} / {total}
            </Trans>
          )}
          {running && search.total === 0 && <Trans>正在比较歌曲…</Trans>}
          {!running && failed && <Trans>查找中断了，请再试一次。</Trans>}
          {!running && !failed && finishedAt > 0 && <Trans>上次查找：{time}</Trans>}
          {!running && !failed && finishedAt === 0 && <Trans>还没有查找过。</Trans>}
        </p>
        {running && search.total > 0 && (
          <progress className={styles.progress} value={search.done} max={search.total} aria-hidden />
        )}
        {!prints && (
          <p className={styles.note}>
            <Trans>服务器没有带 Chromaprint 的 ffmpeg，编码不同的歌只按歌名、歌手和长度比较。</Trans>
          </p>
        )}
        {error && (
          <p role="alert" className={styles.failed}>
            {i18n._(describeActionFailure(error))}
          </p>
        )}
      </div>
      {!running && (
        <Button
          variant={finishedAt === 0 ? 'filled' : 'soft'}
          aria-busy={isPending || undefined}
          onClick={() => !isPending && mutate()}
        >
          {finishedAt === 0 ? <Trans>开始查找</Trans> : <Trans>重新查找</Trans>}
        </Button>
      )}
    </div>
  );
}
