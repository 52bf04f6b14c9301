import { useLingui } from '@lingui/react/macro';
import { notSuggestedMutation, type SuggestedPerson } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** 不感兴趣 of somebody proposed: they go at once and are not proposed again, until that is taken back. */
export function useNotSuggested(): (person: SuggestedPerson) => void {
  const { t } = useLingui();
  const { mutate } = useMutation(notSuggestedMutation());
  const send = (person: SuggestedPerson, again: boolean): void =>
    mutate(
      { person, again },
      {
        onError: () => actionBar.fail({ text: t`没有成功，请再试一次`, retry: () => send(person, again) }),
      },
    );
  return (person) => {
    const name = person.nickname;
    send(person, false);
    actionBar.show({ text: t`不再推荐「${name}」`, undo: () => send(person, true) });
  };
}
