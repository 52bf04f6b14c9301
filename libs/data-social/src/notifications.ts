import { endpoints, type UserNotification, type NotificationSettings } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import { lazySocialKeys } from './lazy-keys.ts';

/** Name of the capability for notifications. */
export const NOTIFICATIONS = 'notices';

/** Polling interval, ms. */
const LOOK_MS = 60_000;

/** Number of unread notifications; polled every minute while the page is visible, and when it becomes visible. */
export const unreadNotificationsQuery = () =>
  queryOptions({
    queryKey: socialKeys.unreadNotifications(),
    queryFn: async ({ signal }): Promise<{ unread: number; any: boolean }> =>
      expectOk(await http.call(endpoints.social.notificationsUnread, { signal })).data,
    staleTime: staleTime.seconds(5),
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

interface NotificationsPage {
  notices: UserNotification[];
  more: boolean;
}

const PER_PAGE = 20;

/** Infinite query of the logged-in user's notifications, newest first. */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: socialKeys.notificationList(),
    queryFn: async ({ pageParam: before, signal }): Promise<NotificationsPage> => {
      const params = { limit: PER_PAGE, ...(before === 0 ? {} : { before }) };
      const { notices, more } = expectOk(
        await http.call(endpoints.social.notifications, { params, signal }),
      ).data;
      return { notices, more };
    },
    initialPageParam: 0,
    getNextPageParam: (last) => (last.more ? last.notices.at(-1)?.time : undefined),
    staleTime: 0,
  });

/**
 * Marks all notifications up to a time (ms since 1970) as read: optimistic update, refetched when the service
 * refuses.
 */
export const markNotificationsReadMutation = () =>
  mutationOptions({
    mutationFn: async (until: number) =>
      expectOk(await http.call(endpoints.social.notificationsRead, { params: { until } })),
    onMutate: async (until, { client }) => {
      await client.cancelQueries({ queryKey: socialKeys.unreadNotifications() });
      client.setQueryData(unreadNotificationsQuery().queryKey, { unread: 0, any: false });
      client.setQueryData<InfiniteData<NotificationsPage, number>>(
        notificationsQuery().queryKey,
        (known) => known && read(known, until),
      );
    },
    onError: (_error, _until, _result, { client }) =>
      void client.invalidateQueries({ queryKey: socialKeys.notifications() }),
    meta: { invalidates: [socialKeys.unreadNotifications()] },
  });

const read = (known: InfiniteData<NotificationsPage, number>, until: number) => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    notices: page.notices.map((notification) =>
      notification.time <= until ? { ...notification, unread: false } : notification,
    ),
  })),
});

const chooseNotifications = async (
  choice: Partial<NotificationSettings>,
  signal?: AbortSignal,
): Promise<NotificationSettings> =>
  expectOk(
    await http.call(endpoints.social.notificationSettings, { params: choice, ...(signal && { signal }) }),
  ).data;

/** Settings: which kinds of notifications count on the bell. */
export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: lazySocialKeys.notificationSettings(),
    queryFn: ({ signal }) => chooseNotifications({}, signal),
  });

/** Optimistic update, rolled back when the service refuses. */
export const notificationSettingsMutation = () =>
  mutationOptions({
    mutationFn: (choice: Partial<NotificationSettings>) => chooseNotifications(choice),
    onMutate: async (choice, { client }) => {
      const { queryKey } = notificationSettingsQuery();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && { ...known, ...choice });
      return { before };
    },
    onError: (_error, _choice, result, { client }) => {
      client.setQueryData(notificationSettingsQuery().queryKey, result?.before);
    },
    scope: { id: 'notice-choice' },
    meta: { invalidates: [socialKeys.unreadNotifications()] },
  });
