/** Loads the notification bell on demand. */
export const loadNotificationBell = () => import('./NotificationBell.tsx');
