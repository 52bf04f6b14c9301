import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { deletePostMutation, postMutation } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

export interface Publisher {
  client: QueryClient;
  /** with the texts of the rest: nobody posts in the first view */
  i18n: I18n;
}

/**
 * Posts words among one's dynamics, says so and offers to take that back; what fails can be tried again as it is. Never
 * rejects, and needs no page, so that it can follow a login. `onPosted`: they are out, by this or by a later try.
 */
export async function publishPost(publisher: Publisher, words: string, onPosted?: () => void): Promise<void> {
  const { client, i18n } = publisher;
  const remove = (id: number): void =>
    void new MutationObserver(client, deletePostMutation())
      .mutate({ id })
      .catch(() => actionBar.fail({ text: i18n._(msg`没能撤销`), retry: () => remove(id) }));
  try {
    const { id } = await new MutationObserver(client, postMutation()).mutate({ msg: words });
    onPosted?.();
    actionBar.show({ text: i18n._(msg`已发到我的动态`), undo: () => remove(id) });
  } catch {
    actionBar.fail({
      text: i18n._(msg`没能发到我的动态`),
      retry: () => void publishPost(publisher, words, onPosted),
    });
  }
}
