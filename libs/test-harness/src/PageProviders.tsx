import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Player } from '@qingyin/player';
import { PlayerProvider } from '@qingyin/player-react';
import { type createAppRouter, RouterProvider } from '@qingyin/routing';
import type { Session } from '@qingyin/session';
import { SessionProvider } from '@qingyin/session/react';
import { ActionBarHost, MessageHost, UiProvider } from '@qingyin/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

export interface PageProvidersProps {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
  session: Session;
  player: Player;
}

/** The providers of the app around a router, in Chinese, as the app's own root has them. */
export function PageProviders({ router, queryClient, session, player }: PageProvidersProps) {
  const [i18n] = useState(() => setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } }));
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <PlayerProvider player={player}>
              <RouterProvider router={router} />
              <MessageHost />
              <ActionBarHost />
            </PlayerProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </I18nProvider>
  );
}
