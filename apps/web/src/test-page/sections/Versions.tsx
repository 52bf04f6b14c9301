import { fetchVersion } from '@qingyin/data-account';
import { useLingui } from '@lingui/react/macro';
import { fetchServedBuildId } from '../../wiring/served-build-id.ts';
import { Card } from '../Card.tsx';
import { Fact, Facts } from '../Facts.tsx';
import { useProbe } from '../use-probe.ts';

const DEVELOPMENT = 'development';

/** The development server serves no built client. */
const askServedBuild = () =>
  __BUILD_ID__ === DEVELOPMENT ? Promise.resolve(DEVELOPMENT) : fetchServedBuildId();

/** Build of this page, build that is served now, version of the server. */
export function Versions() {
  const { t } = useLingui();
  const { probe: served } = useProbe(askServedBuild);
  const { probe: server } = useProbe(fetchVersion);
  const outdated = served.state === 'done' && served.value !== __BUILD_ID__;
  return (
    <Card title={t`版本`}>
      <Facts>
        <Fact label={t`这个页面`}>
          <code>{__BUILD_ID__}</code>
        </Fact>
        <Fact
          label={t`服务器提供的页面`}
          tone={outdated ? 'bad' : 'plain'}
          note={outdated ? t`服务器上有另一个版本，重新载入后换过去。` : undefined}
        >
          <Answer probe={served} />
        </Fact>
        <Fact label={t`服务器`}>
          <Answer probe={server} />
        </Fact>
      </Facts>
    </Card>
  );
}

function Answer({ probe }: { probe: ReturnType<typeof useProbe<string>>['probe'] }) {
  const { t } = useLingui();
  if (probe.state === 'done') return <code>{probe.value}</code>;
  return probe.state === 'running' ? t`正在询问…` : t`问不到`;
}
