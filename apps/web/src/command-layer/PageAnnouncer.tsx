import { useLingui } from '@lingui/react';
import { foreignLanguage } from '@qingyin/i18n';
import { usePlayer } from '@qingyin/player-react';
import { PRODUCT_NAME, useRouter } from '@qingyin/routing';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { useLoadAnnouncements } from './use-load-announcements.ts';

/** Time after which a title counts as settled, ms: pages add the name of their content when they have it. */
const SETTLED_MS = 600;

/** Between the name of a page or song and what else is announced with it. */
const SEPARATOR = ' · ';

interface Said {
  id: number;
  text: string;
}

/**
 * Live region for screen readers: announces the title of the page after a navigation, once it has settled, the song
 * after a change that the user caused, and what has loaded after an action on the page. Nothing is shown: everybody
 * else sees all of it.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const player = usePlayer();
  const [said, say] = useState<Said>({ id: 0, text: '' });
  const { locale } = useLingui().i18n;

  const announce = useCallback((text: string) => say(({ id }) => ({ id: id + 1, text })), []);
  useLoadAnnouncements(announce);

  useEffect(() => {
    let path = router.state.location.pathname;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopPage = router.subscribe('onResolved', ({ toLocation }) => {
      if (toLocation.pathname === path) return;
      path = toLocation.pathname;
      clearTimeout(timer);
      timer = setTimeout(() => announce(document.title.replace(` · ${PRODUCT_NAME}`, '')), SETTLED_MS);
    });
    let song = player.snapshot.get().track?.id;
    const stopSong = player.snapshot.subscribe(() => {
      const { track } = player.snapshot.get();
      if (track?.id === song) return;
      song = track?.id;
      // Not the songs that follow by themselves: speech would mix with the music.
      if (track && navigator.userActivation?.isActive)
        announce([track.name, track.artists.map(({ name }) => name).join(' / ')].join(SEPARATOR));
    });
    return () => {
      clearTimeout(timer);
      stopPage();
      stopSong();
    };
  }, [router, player, announce]);

  return (
    <div aria-live="polite" className="qy-unseen">
      {said.text && (
        <p key={said.id}>
          {said.text.split(SEPARATOR).map((part, at) => (
            <Fragment key={at}>
              {at > 0 && SEPARATOR}
              <span lang={foreignLanguage(part, locale)}>{part}</span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
