import { PersonalGate } from '@qingyin/auth-gate';
import { Page, PageHead } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { AttentionFeed } from './AttentionFeed.tsx';

/** Feed of followed users with the post composer (docs/specification/screens/social.md#attention). */
export function Attention() {
  const { t } = useLingui();
  return (
    <Page dense>
      <PageHead title={t`关注`} />
      <PersonalGate invitation={<Trans>关注的人分享的歌和生活，都会出现在这里。</Trans>} drawing="bamboo">
        <AttentionFeed />
      </PersonalGate>
    </Page>
  );
}
