import { useLingui } from '@lingui/react/macro';
import { notificationsQuery, markNotificationsReadMutation } from '@qingyin/data-social';
import { actionBar } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Marks all notifications the panel has shown as read, but not later ones. Sends no request if there is nothing
 * unread.
 */
export function useMarkNotificationsRead(): () => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(markNotificationsReadMutation());
  const send = async (until: number): Promise<void> => {
    try {
      // The promise settles even if the panel is closed by then, unlike callbacks of `mutate`.
      await mutateAsync(until);
    } catch {
      actionBar.fail({ text: t`没能标为已读`, retry: () => void send(until) });
    }
  };
  return () => {
    const known =
      client.getQueryData(notificationsQuery().queryKey)?.pages.flatMap((page) => page.notices) ?? [];
    const newest = known[0]?.time;
    if (newest !== undefined && known.some((notification) => notification.unread)) void send(newest);
  };
}
