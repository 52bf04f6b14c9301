import type { Post } from '@qingyin/data-social';
import type { Anchor } from '@qingyin/ui';
import { createContext, useContext } from 'react';

/** Commands for any post of a list; shared by all cards, since lists are long. */
export interface PostCommands {
  /** toggles the like */
  like: (post: Post) => void;
  /** opens the forward dialog */
  forward: (post: Post) => void;
  /** opens the menu with further actions */
  openMenu: (post: Post, anchor: Anchor) => void;
  /** preloads the code of the menu, on hover or focus */
  preloadMenu: () => void;
}

const nothing = () => undefined;

export const PostCommandsContext = createContext<PostCommands>({
  like: nothing,
  forward: nothing,
  openMenu: nothing,
  preloadMenu: nothing,
});

/** Commands for posts from the surrounding provider; no-ops without one. */
export const usePostCommands = (): PostCommands => useContext(PostCommandsContext);
