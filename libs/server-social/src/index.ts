export { commentHeat } from './comments/comment-heat.ts';
export { commentHistory } from './comments/comment-history.ts';
export { commentInfo } from './comments/comment-info.ts';
export { mostLikedComments, newestComments, recommendedComments } from './comments/comment-orders.ts';
export { deleteComment } from './comments/delete-comments.ts';
export { countComments, visibleComments } from './comments/thread-queries.ts';
export { type Author, addComment, likeComment } from './comments/write-comments.ts';
export { eventPage, feedPage } from './events/feed.ts';
export { hashtagTopicById, toActivities } from './events/hashtag-topics.ts';
export { likeResource } from './events/like-resource.ts';
export { addEvent, deleteEvent, forwardEvent, requireOwnEvent } from './events/write-events.ts';
export { notifyFollow } from './notifications/create-notifications.ts';
export {
  deleteCommentReferences,
  deleteEventReferences,
  deleteFollowNotification,
} from './notifications/delete-notifications.ts';
export { listNotifications } from './notifications/list-notifications.ts';
export { loadNotificationState, saveNotificationState } from './notifications/notification-state.ts';
export { sweepNotifications } from './notifications/sweep-notifications.ts';
export { unreadCountsByKind, unreadSummary } from './notifications/unread-notifications.ts';
export { feedPrivacy, setFeedPrivacy } from './people/feed-privacy.ts';
export { followPage } from './people/follow-page.ts';
export { listFollowRecords } from './people/follow-records.ts';
export { hiddenUsers, hideUser, unhideUser } from './people/hide-user.ts';
export { setNotSuggested, suggestedUsers } from './people/suggested-users.ts';
export {
  approveReportedContent,
  countPendingReports,
  isReported,
  reportedContent,
} from './moderation/reported-content.ts';
export { removeReportedContent } from './moderation/remove-reported-content.ts';
export { storeReport } from './moderation/store-report.ts';
