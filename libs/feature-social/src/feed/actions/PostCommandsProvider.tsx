import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { likePostMutation, type Post } from '@qingyin/data-social';
import { type Anchor, attempt, useLazyComponent } from '@qingyin/ui';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type PostCommands, PostCommandsContext } from './post-commands.ts';

/** Provides `PostCommands` to the posts below and renders what they open: the forward dialog and the post menu. */
export function PostCommandsProvider({ children }: { children: ReactNode }) {
  const commands = useCommands();
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  // Stable identity for the lifetime of the list: opening a dialog does not render all cards again.
  const stable = useMemo<PostCommands>(
    () => ({
      like: (post) => latest.current.like(post),
      forward: (post) => latest.current.forward(post),
      openMenu: (post, anchor) => latest.current.openMenu(post, anchor),
      preloadMenu: () => latest.current.preloadMenu(),
    }),
    [],
  );
  return (
    <PostCommandsContext value={stable}>
      {children}
      {commands.opened}
    </PostCommandsContext>
  );
}

function useCommands(): PostCommands & { opened: ReactNode } {
  const { t } = useLingui();
  const client = useQueryClient();
  const requireLogin = useRequireLogin();
  const [forwarding, setForwarding] = useState<Post | null>(null);
  const [menu, setMenu] = useState<{ post: Post; anchor: Anchor | null } | null>(null);
  const box = useLazyComponent(() => import('./ForwardDialog.tsx').then((module) => module.ForwardDialog));
  const list = useLazyComponent(() => import('./PostMenu.tsx').then((module) => module.PostMenu));
  return {
    like: (post) => {
      const { id, threadId } = post;
      const like = !post.liked;
      if (!requireLogin({ kind: 'like-post', payload: { id, threadId } })) return;
      const mutation = () => new MutationObserver(client, likePostMutation(post)).mutate(like);
      void attempt(t`没有成功，请再试一次`, mutation);
    },
    forward: (post) => {
      // No login intent to finish: after login the user returns to the post and forwards it themselves.
      if (!requireLogin({ kind: 'visit', payload: {} })) return;
      box.need();
      setForwarding(post);
    },
    openMenu: (post, anchor) => {
      list.need();
      setMenu({ post, anchor });
    },
    preloadMenu: list.ahead,
    opened: (
      <>
        {forwarding && box.Part && <box.Part post={forwarding} onClose={() => setForwarding(null)} />}
        {/* Stays mounted after the menu closes, since its dialogs are open longer than the menu. */}
        {menu && list.Part && <list.Part {...menu} onClose={() => setMenu({ ...menu, anchor: null })} />}
      </>
    ),
  };
}
