import { useLingui } from '@lingui/react/macro';
import { notSuggestedMutation, type SuggestedPerson } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** 不感兴趣 of somebody proposed: they go at once and are not proposed again, until that is taken back. */
export function useNotSuggested(): (person: SuggestedPerson) => void {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(notSuggestedMutation());
  const send = async (person: SuggestedPerson, again: boolean): Promise<void> => {
    try {
      // Heard though the card that asked for it is gone by then.
      await mutateAsync({ person, again });
    } catch {
      actionBar.fail({ text: t`没有成功，请再试一次`, retry: () => void send(person, again) });
    }
  };
  return (person) => {
    const name = person.nickname;
    void send(person, false);
    actionBar.show({ text: t`不再推荐「${name}」`, undo: () => void send(person, true) });
  };
}
