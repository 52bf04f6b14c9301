import { LocaleProvider } from '@qingyin/i18n/react';
import { PlayerProvider } from '@qingyin/player-react';
import { PageTitleProvider, RouterProvider } from '@qingyin/routing';
import { SessionProvider } from '@qingyin/session/react';
import { UiProvider } from '@qingyin/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { ServicesProvider } from './services-context.ts';
import type { Services } from './services.ts';

/** All providers around the router, ordered by their dependencies. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesProvider value={services}>
      <LocaleProvider controller={services.locale}>
        <UiProvider>
          <QueryClientProvider client={services.queryClient}>
            <SessionProvider session={services.session}>
              <PlayerProvider player={services.player}>
                <PageTitleProvider value={services.setSubject}>
                  <RouterProvider router={services.router} />
                </PageTitleProvider>
              </PlayerProvider>
            </SessionProvider>
          </QueryClientProvider>
        </UiProvider>
      </LocaleProvider>
    </ServicesProvider>
  );
}
