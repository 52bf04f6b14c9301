import type { Post } from '@qingyin/data-social';
import { createContext, useContext } from 'react';

export const ForwardContext = createContext<(post: Post) => void>(() => undefined);

/** Opens the box in which a post is passed on. */
export const useForward = (): ((post: Post) => void) => useContext(ForwardContext);
