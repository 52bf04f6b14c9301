import { useLingui } from '@lingui/react/macro';
import { HIDE_PEOPLE, type Post } from '@qingyin/data-social';
import { useHidePerson, useOffered, useReport } from '@qingyin/media-kit';
import { useLazyPart } from '@qingyin/player-react';
import { useSession } from '@qingyin/session/react';
import { type Anchor, IconButton } from '@qingyin/ui';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PostActions.module.css';

/** The button with everything that is seldom done with a post. */
export function PostMore({ post }: { post: Post }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const { Part, need, ahead } = useLazyPart(() => import('./PostMenu.tsx').then((module) => module.PostMenu));
  const login = useSession((session) => session.login);
  const hideable = useOffered(HIDE_PEOPLE) && login;
  // Here and not in the menu, which is gone when they are done.
  const hide = useHidePerson();
  const reporting = useReport();
  return (
    <span className={classes.more}>
      <IconButton
        label={t`更多`}
        size="s"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={({ currentTarget }) => {
          need();
          setAnchor(currentTarget);
        }}
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && Part && (
        <Part
          post={post}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onMute={hideable ? () => hide({ person: post.author, kind: 'mute', hide: true }) : undefined}
          onReport={
            reporting.offered ? () => reporting.report({ kind: 'event', id: String(post.id) }) : undefined
          }
        />
      )}
      {reporting.dialog}
    </span>
  );
}
