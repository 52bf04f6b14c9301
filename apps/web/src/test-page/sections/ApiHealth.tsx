import { fetchCapabilities, fetchHealth, fetchVersion } from '@qingyin/data-account';
import { useLingui } from '@lingui/react/macro';
import { Button, describeError } from '@qingyin/ui';
import { Card } from '../Card.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { useProbe } from '../use-probe.ts';
import styles from './ApiHealth.module.css';

/** Health, response time and capabilities of the service. */
export function ApiHealth() {
  const { t } = useLingui();
  const health = useProbe(fetchHealth);
  const version = useProbe(fetchVersion);
  const capabilities = useProbe(fetchCapabilities);
  const all = [health, version, capabilities];
  return (
    <Card
      title={t`服务健康`}
      action={
        <Button size="s" onClick={() => all.forEach(({ again }) => again())}>
          {t`重新检查`}
        </Button>
      }
    >
      <Facts>
        <HealthFact label={t`进程`} path="/healthz" {...health} />
        <HealthFact label={t`接口`} path="/api/inner/version" {...version} />
        <HealthFact label={t`能力`} path="/api/x/capabilities" {...capabilities} />
      </Facts>
    </Card>
  );
}

interface HealthFactProps extends ReturnType<typeof useProbe<string>> {
  label: string;
  path: string;
}

function HealthFact({ label, path, probe, again }: HealthFactProps) {
  const { t, i18n } = useLingui();
  const name = (
    <>
      {label} <code className={styles.path}>{path}</code>
    </>
  );
  if (probe.state === 'running') return <Fact label={name}>{t`正在询问…`}</Fact>;
  const { ms } = probe;
  if (probe.state === 'failed') {
    return (
      <Fact label={name} tone="bad">
        <span role="alert" className={styles.failure}>
          {i18n._(describeError(probe.error).sentence)}
          <Button size="s" onClick={again}>
            {t`重试`}
          </Button>
        </span>
      </Fact>
    );
  }
  return (
    <Fact label={name} tone="good" note={<bdi>{probe.value}</bdi>}>
      {t`正常，${ms} 毫秒`}
    </Fact>
  );
}
