import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { buttonClass } from '@qingyin/ui';
import { SettingsBlock } from '../SettingsBlock.tsx';

/** Link to the play history, where it can be cleared. */
export function RecentBlock() {
  const { t } = useLingui();
  return (
    <SettingsBlock
      title={t`最近播放`}
      about={t`听过的歌、看过的视频、打开过的专辑和歌单都列在那里，也可以在那里清空。`}
    >
      <Link to="/recently-played-single" className={buttonClass()}>
        <Trans>打开最近播放</Trans>
      </Link>
    </SettingsBlock>
  );
}
