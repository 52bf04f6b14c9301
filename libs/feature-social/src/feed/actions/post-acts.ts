import type { Post } from '@qingyin/data-social';
import type { Anchor } from '@qingyin/ui';
import { createContext, useContext } from 'react';

/** What can be done with any post of a list; one for all of them, since lists are long. */
export interface PostActs {
  /** likes it, or no longer */
  like: (post: Post) => void;
  /** opens the box in which it is passed on */
  forward: (post: Post) => void;
  /** opens everything that is seldom done with it */
  more: (post: Post, anchor: Anchor) => void;
  /** for pointer and focus: fetches that code ahead */
  ahead: () => void;
}

const nothing = () => undefined;

export const PostActsContext = createContext<PostActs>({
  like: nothing,
  forward: nothing,
  more: nothing,
  ahead: nothing,
});

export const usePostActs = (): PostActs => useContext(PostActsContext);
