import { useLingui } from '@lingui/react/macro';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { DemoCatalogue } from './DemoCatalogue.tsx';

/** Settings of the demo catalogue. */
export function DemoBlock() {
  const { t } = useLingui();
  return (
    <SettingsBlock
      title={t`演示曲库`}
      about={t`虚构的歌曲、歌手、影片和人，用来看看青音能做什么。移走和放回都在后台进行，不影响大家听歌。`}
    >
      <DemoCatalogue />
    </SettingsBlock>
  );
}
