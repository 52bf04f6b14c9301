import { Trans, useLingui } from '@lingui/react/macro';
import { capabilitiesQuery, fetchHealth } from '@qingyin/data-account';
import { Button, SkeletonText, InlineError } from '@qingyin/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';
import { adminKeys } from './keys.ts';

/** Response time of the health check, ms. Fails if the server is unhealthy. */
const healthQuery = () =>
  queryOptions({
    queryKey: adminKeys.health(),
    queryFn: async (): Promise<number> => {
      const start = performance.now();
      await fetchHealth();
      return Math.round(performance.now() - start);
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Version, health, signup policy and capabilities of the server. */
export function ServerBlock() {
  const { t } = useLingui();
  const health = useQuery(healthQuery());
  const { data, isError, error, refetch } = useQuery(capabilitiesQuery());
  if (isError) return <InlineError error={error} onRetry={() => void refetch()} />;
  const has = (feature: string) => data?.features.includes(feature) === true;
  const signUp = has('sign-up-invite') ? t`要有邀请` : has('sign-up') ? t`人人可以` : t`不开放`;
  const ms = health.data;
  return (
    <SettingsBlock title={t`服务器`}>
      {data ? (
        <dl className={styles.facts}>
          <dt>{t`版本`}</dt>
          <dd>
            <bdi>{`${data.product} ${data.version}`}</bdi>
          </dd>
          <dt>{t`状态`}</dt>
          <dd>
            {health.isPending && t`正在询问…`}
            {health.isError && t`没有回应`}
            {health.isSuccess && <Trans>正常，{ms} 毫秒</Trans>}
          </dd>
          <dt>{t`注册`}</dt>
          <dd>{signUp}</dd>
          <dt>{t`演示账号`}</dt>
          <dd>{has('demo-account') ? t`开着` : t`关着`}</dd>
          <dt>{t`提供的功能`}</dt>
          <dd>
            <bdi dir="ltr">{data.features.join(', ')}</bdi>
          </dd>
        </dl>
      ) : (
        <SkeletonText lines={4} />
      )}
      <Button aria-busy={health.isFetching || undefined} onClick={() => void health.refetch()}>
        <Trans>重新检查</Trans>
      </Button>
    </SettingsBlock>
  );
}
