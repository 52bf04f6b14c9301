import { PersonalGate } from '@qingyin/auth-gate';
import { Page } from '@qingyin/list-layout';
import { Trans } from '@lingui/react/macro';
import { useUserId } from '@qingyin/session/react';
import { QueryBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';

interface RecentPageProps {
  /** heading for assistive technology; the tabs above already show it */
  title: string;
  pending: ReactNode;
  children: (uid: string) => ReactNode;
}

/** Frame of the four pages of recent plays. */
export function RecentPage({ title, pending, children }: RecentPageProps) {
  const uid = useUserId();
  return (
    <Page dense>
      <h1 className="qy-unseen">{title}</h1>
      <PersonalGate invitation={<Trans>登录后，听过看过的都会记在这里，换一台设备也能接着听。</Trans>}>
        {uid !== null && (
          <QueryBoundary pending={pending} resetKey={uid}>
            {children(uid)}
          </QueryBoundary>
        )}
      </PersonalGate>
    </Page>
  );
}
