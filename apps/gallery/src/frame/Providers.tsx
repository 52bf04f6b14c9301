import { LocaleProvider } from '@qingyin/i18n/react';
import { PlayerProvider } from '@qingyin/player-react';
import { BlankRouter } from '@qingyin/routing/testing';
import { SessionProvider } from '@qingyin/session/react';
import { Loading, UiProvider } from '@qingyin/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type GalleryServices } from './create-services.ts';

/** All providers of the app. Sets `data-ready` on the document when the first content is on the page. */
export function Providers({ services, children }: { services: GalleryServices; children: ReactNode }) {
  const { locale, queryClient, session, player } = services;
  return (
    <LocaleProvider controller={locale}>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <SessionProvider session={session}>
            <PlayerProvider player={player}>
              <BlankRouter>
                <Suspense fallback={<Loading />}>
                  {children}
                  <Ready />
                </Suspense>
              </BlankRouter>
            </PlayerProvider>
          </SessionProvider>
        </QueryClientProvider>
      </UiProvider>
    </LocaleProvider>
  );
}

function Ready() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
  }, []);
  return null;
}
