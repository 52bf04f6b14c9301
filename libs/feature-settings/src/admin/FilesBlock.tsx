import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredFilesState } from '@qingyin/contract';
import { cleanFilesMutation, storedFilesQuery } from '@qingyin/data-account';
import { formatBytes, formatNumber } from '@qingyin/i18n';
import { Button, SkeletonText, InlineError, describeActionFailure } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { DamagedFiles } from './DamagedFiles.tsx';

/** Stored files: size of the trash, damaged files, and a clean-up that requires confirmation. */
export function FilesBlock() {
  const { t } = useLingui();
  const { data: state, isError, error, refetch } = useQuery(storedFilesQuery());
  return (
    <SettingsBlock title={t`用户文件`} about={t`数据库不认识的文件会移到回收站，30 天后删除。`}>
      {!state && !isError && <SkeletonText lines={2} />}
      {!state && isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {state && <FilesState state={state} />}
    </SettingsBlock>
  );
}

function FilesState({ state: { trash, cleanUp, damaged } }: { state: StoredFilesState }) {
  const { t, i18n } = useLingui();
  const clean = useMutation(cleanFilesMutation());
  const { files: trashed } = trash;
  const size = formatBytes(trash.bytes, i18n.locale);
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t`回收站`}</dt>
        <dd>
          <Trans>
            {trashed} 个文件，{size}
          </Trans>
        </dd>
        <dt>{t`损坏的文件`}</dt>
        <dd>{formatNumber(damaged.count, 0, i18n.locale)}</dd>
      </dl>
      {damaged.files.length > 0 && <DamagedFiles {...damaged} />}
      {cleanUp && <StoppedCleanUp files={cleanUp.files} unknown={cleanUp.unknown} clean={clean} />}
      <p role="alert" className={styles.failure}>
        {clean.error && i18n._(describeActionFailure(clean.error))}
      </p>
    </>
  );
}

function StoppedCleanUp({
  files,
  unknown,
  clean,
}: {
  files: number;
  unknown: number;
  clean: { isPending: boolean; mutate: (unknown: number) => void };
}) {
  return (
    <div className={styles.make}>
      <p className={styles.about}>
        <Trans>
          清理已停下：{files} 个文件里有 {unknown}{' '}
          个是数据库不认识的。如果现在用的是旧的或别的数据库，请先恢复正确的备份。
        </Trans>
      </p>
      <Button
        aria-busy={clean.isPending || undefined}
        onClick={() => !clean.isPending && clean.mutate(unknown)}
      >
        <Trans>移到回收站</Trans>
      </Button>
    </div>
  );
}
