export {
  notifyComment,
  notifyCommentLike,
  notifyEvent,
  notifyEventLike,
  notifyFollow,
} from './notifications/create-notifications.ts';
export {
  deleteCommentLikeNotification,
  deleteCommentReferences,
  deleteEventLikeNotification,
  deleteEventReferences,
  deleteFollowNotification,
} from './notifications/delete-notifications.ts';
export { listNotifications } from './notifications/list-notifications.ts';
export { loadNotificationState, saveNotificationState } from './notifications/notification-state.ts';
export { sweepNotifications } from './notifications/sweep-notifications.ts';
export { unreadCountsByKind, unreadSummary } from './notifications/unread-notifications.ts';
export {
  approveReportedContent,
  countPendingReports,
  isReported,
  reportedContent,
} from './reports/reported-content.ts';
export { storeReport } from './reports/store-report.ts';
