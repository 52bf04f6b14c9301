import { useLingui } from '@lingui/react/macro';
import { Card } from '../Card.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { databaseWorks, storageWorks } from '../storage-probes.ts';
import { useProbe } from '../use-probe.ts';

const askDatabase = () => databaseWorks();

/**
 * Availability of storage in this browser, and what is missing without https
 * (docs/specification/http.md#insecure-contexts).
 */
export function StorageState() {
  const { t } = useLingui();
  const { probe: database } = useProbe(askDatabase);
  const local = storageWorks(() => localStorage);
  const session = storageWorks(() => sessionStorage);
  const kept = database.state === 'done' && database.value;
  const word = (works: boolean) => (works ? t`可用` : t`不可用`);
  const tone = (works: boolean) => (works ? 'good' : 'bad');
  return (
    <Card title={t`存储`}>
      <Facts>
        <Fact
          label={t`本地存储`}
          tone={tone(local)}
          note={local ? undefined : t`登录状态和语言无法保留，关闭页面后要重新登录。`}
        >
          {word(local)}
        </Fact>
        <Fact
          label={t`会话存储`}
          tone={tone(session)}
          note={session ? undefined : t`访问过的页面列表无法保留。`}
        >
          {word(session)}
        </Fact>
        <Fact
          label="IndexedDB"
          tone={database.state === 'running' ? 'plain' : tone(kept)}
          note={database.state === 'done' && !kept ? t`播放队列和设置只在这个页面打开时有效。` : undefined}
        >
          {database.state === 'running' ? t`正在询问…` : word(kept)}
        </Fact>
        <Fact
          label={t`安全上下文`}
          tone={window.isSecureContext ? 'good' : 'off'}
          note={
            window.isSecureContext
              ? undefined
              : t`页面经 http 打开。听歌、队列、登录和所有页面照常可用；离线缓存、剪贴板、画中画、音频工作线程只在 https 页面可用。`
          }
        >
          {window.isSecureContext ? t`是` : t`否`}
        </Fact>
      </Facts>
    </Card>
  );
}
