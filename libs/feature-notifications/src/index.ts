export { loadNotificationBell } from './load-notification-bell.ts';
