import { useLingui } from '@lingui/react/macro';
import { hidePersonMutation, type HideVariables } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** Blocks, mutes, unblocks or unmutes a user: optimistic, with undo; a failure is rolled back and offers a retry. */
export function useHidePerson(): (variables: HideVariables) => void {
  const messages = useHideMessages();
  const { mutateAsync } = useMutation(hidePersonMutation());
  const send = async (variables: HideVariables): Promise<void> => {
    try {
      // By promise rather than a mutation callback: the caller may be unmounted, such as a post that muting
      // removes.
      await mutateAsync(variables);
    } catch {
      actionBar.fail({ text: messages.failed(variables), retry: () => void send(variables) });
    }
  };
  return (variables) => {
    void send(variables);
    actionBar.show({
      text: messages.done(variables),
      undo: () => void send({ ...variables, hide: !variables.hide }),
    });
  };
}

function useHideMessages() {
  const { t } = useLingui();
  return {
    done: ({ person, kind, hide }: HideVariables) => {
      const name = person.nickname;
      if (kind === 'block') return hide ? t`已拉黑「${name}」` : t`已把「${name}」移出黑名单`;
      return hide ? t`不再看「${name}」的动态` : t`又会看到「${name}」的动态`;
    },
    failed: ({ person, kind, hide }: HideVariables) => {
      const name = person.nickname;
      if (kind === 'block') return hide ? t`没能拉黑「${name}」` : t`没能把「${name}」移出黑名单`;
      return hide ? t`没能屏蔽「${name}」的动态` : t`没能取消屏蔽「${name}」的动态`;
    },
  };
}
