import { useLingui } from '@lingui/react/macro';
import { hidePersonMutation, type HideVariables } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * Blocks or mutes somebody, or ends that: shown at once, and offered to be taken back. What the service refuses goes back
 * by itself, and is offered again.
 */
export function useHidePerson(): (wish: HideVariables) => void {
  const words = useHideWords();
  const { mutateAsync } = useMutation(hidePersonMutation());
  const send = async (wish: HideVariables): Promise<void> => {
    try {
      // Heard also where what asked for it is gone by then, as a list without posts is.
      await mutateAsync(wish);
    } catch {
      actionBar.fail({ text: words.failed(wish), retry: () => void send(wish) });
    }
  };
  return (wish) => {
    void send(wish);
    actionBar.show({ text: words.done(wish), undo: () => void send({ ...wish, hide: !wish.hide }) });
  };
}

function useHideWords() {
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
