import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { deletePostMutation, type NewPost, postMutation } from '@qingyin/data-social';
import { actionBar, attempt } from '@qingyin/ui';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Dependencies for publishing outside of components. */
export interface Publisher {
  client: QueryClient;
  /** with the texts of the non-initial catalog */
  i18n: I18n;
}

/**
 * Publishes a post with a message and undo, or offers a retry on failure. Never rejects, and needs no page, so
 * that it can run after a login.
 *
 * @param onPosted called once it is published, by this or a later attempt
 */
export const publishPost = (
  { client, i18n }: Publisher,
  post: NewPost,
  onPosted?: () => void,
): Promise<void> =>
  attempt(i18n._(msg`没能发到我的动态`), async () => {
    const { id } = await new MutationObserver(client, postMutation()).mutate(post);
    const takeBack = () => new MutationObserver(client, deletePostMutation()).mutate({ id });
    onPosted?.();
    actionBar.show({
      text: i18n._(msg`已发到我的动态`),
      undo: () => void attempt(i18n._(msg`没能撤销`), takeBack),
    });
  });
