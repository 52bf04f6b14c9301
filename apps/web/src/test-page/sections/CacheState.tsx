import { useLingui } from '@lingui/react/macro';
import { formatBytes } from '@qingyin/i18n';
import { readCacheState } from '../cache-probes.ts';
import { Card } from '../Card.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { useProbe } from '../use-probe.ts';

const ask = () => readCacheState();

/** State of caches and service worker, with the reason if the browser does not offer them. */
export function CacheState() {
  const { t, i18n } = useLingui();
  const { probe } = useProbe(ask);
  if (probe.state !== 'done') {
    return (
      <Card title={t`缓存与离线`}>
        <Facts>
          <Fact label={t`状态`}>{t`正在询问…`}</Fact>
        </Facts>
      </Card>
    );
  }
  const { caches, workers, usage } = probe.value;
  const withheld = window.isSecureContext ? t`这个浏览器没有提供。` : t`浏览器只在 https（或本机）下提供。`;
  const size = (bytes: number) => formatBytes(bytes, i18n.locale);
  return (
    <Card title={t`缓存与离线`}>
      <Facts>
        <Fact
          label="Service Worker"
          tone={workers?.length ? 'good' : 'off'}
          note={workers ? (workers.length ? undefined : t`这一版没有离线功能，所以没有注册。`) : withheld}
        >
          {workers ? workers.join(', ') || t`未注册` : t`不可用`}
        </Fact>
        <Fact label="Cache Storage" tone={caches ? 'good' : 'off'} note={caches ? undefined : withheld}>
          {caches ? caches.join(', ') || t`可用，是空的` : t`不可用`}
        </Fact>
        <Fact label={t`占用空间`} tone={usage ? 'plain' : 'off'} note={usage ? undefined : withheld}>
          {usage ? <bdi>{`${size(usage.used)} / ${size(usage.quota)}`}</bdi> : t`不可用`}
        </Fact>
      </Facts>
    </Card>
  );
}
