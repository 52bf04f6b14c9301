import { useLingui } from '@lingui/react/macro';
import { dismissSuggestionMutation, type SuggestedPerson } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** Dismisses a suggested user (不感兴趣): removes the card at once, with undo; the user is not suggested again. */
export function useDismissSuggestion(): (person: SuggestedPerson) => void {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(dismissSuggestionMutation());
  const send = async (person: SuggestedPerson, again: boolean): Promise<void> => {
    try {
      // Settles even though the card has been unmounted.
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
