import { textLanguage } from '@qingyin/i18n';
import { usePlayer } from '@qingyin/player-react';
import { PRODUCT_NAME, useRouter } from '@qingyin/routing';
import { useEffect, useState } from 'react';

/** Time after which a title counts as settled, ms: pages add the name of their content when they have it. */
const SETTLED_MS = 600;

interface Said {
  id: number;
  text: string;
  lang?: string | undefined;
}

/**
 * Live region for screen readers: announces the title of the page after a navigation, once it has settled, and the
 * song after a change that the user caused. Nothing is shown: everybody else sees both.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const player = usePlayer();
  const [said, say] = useState<Said>({ id: 0, text: '' });

  useEffect(() => {
    const announce = (text: string, lang?: string) => say(({ id }) => ({ id: id + 1, text, lang }));
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
        announce(
          [track.name, track.artists.map(({ name }) => name).join(' / ')].join(' · '),
          textLanguage(track.name),
        );
    });
    return () => {
      clearTimeout(timer);
      stopPage();
      stopSong();
    };
  }, [router, player]);

  return (
    <div aria-live="polite" className="qy-unseen">
      {said.text && (
        <p key={said.id} lang={said.lang}>
          {said.text}
        </p>
      )}
    </div>
  );
}
