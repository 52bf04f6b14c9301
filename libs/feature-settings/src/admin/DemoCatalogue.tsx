import { Trans, useLingui } from '@lingui/react/macro';
import type { DemoCatalogueState } from '@qingyin/contract';
import { demoCatalogueQuery, setDemoCatalogueMutation } from '@qingyin/data-account';
import { formatNumber } from '@qingyin/i18n';
import { Button, describeActionFailure, InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from '../Section.module.css';

/** Whether the server has the demo catalogue, with a button that removes it after a confirmation, or adds it. */
export function DemoCatalogue() {
  const { data, isError, error, refetch } = useQuery(demoCatalogueQuery());
  const client = useQueryClient();
  const before = useRef(data?.state);
  useEffect(() => {
    const changed = before.current === 'adding' || before.current === 'removing';
    before.current = data?.state;
    // All lists of the catalogue have changed.
    if (changed && (data?.state === 'on' || data?.state === 'off')) void client.invalidateQueries();
  }, [client, data?.state]);
  if (data) return <Switch state={data} />;
  return isError ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={2} />;
}

function Switch({ state: { state, progress, question } }: { state: DemoCatalogueState }) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const change = useMutation(setDemoCatalogueMutation());
  const done = formatNumber(progress ?? 0, 0, i18n.locale);
  const remove = () => {
    setAsking(false);
    change.mutate(false);
  };
  return (
    <div className={styles.make}>
      <p role="status" className={styles.quiet}>
        {state === 'on' && t`演示曲库在这台服务器上。`}
        {state === 'off' && t`演示曲库不在这台服务器上。`}
        {state === 'removing' && <Trans>正在移走演示曲库… {done}%</Trans>}
        {state === 'adding' && <Trans>正在放回演示曲库… {done}%</Trans>}
      </p>
      <div className={styles.choices}>
        {state === 'on' && (
          <Button onClick={() => setAsking(true)}>
            <Trans>移走演示曲库…</Trans>
          </Button>
        )}
        {state === 'on' && question && (
          <Button aria-busy={change.isPending || undefined} onClick={() => change.mutate(true)}>
            <Trans>留着演示曲库</Trans>
          </Button>
        )}
        {state === 'off' && (
          <Button aria-busy={change.isPending || undefined} onClick={() => change.mutate(true)}>
            <Trans>放回演示曲库</Trans>
          </Button>
        )}
      </div>
      <p role="alert" className={styles.failure}>
        {change.error && i18n._(describeActionFailure(change.error))}
      </p>
      {asking && (
        <Dialog
          title={t`移走演示曲库？`}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{t`取消`}</Button>
              <Button variant="filled" onClick={remove}>
                <Trans>移走</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              演示的歌曲、专辑、歌手、影片和虚构的人会从所有列表里消失，演示账号不能再登录。大家自己的歌单、喜欢、收藏和评论都留着；以后放回演示曲库，它们会和演示的歌一起回来。
            </Trans>
          </p>
        </Dialog>
      )}
    </div>
  );
}
