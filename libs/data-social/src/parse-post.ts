import type { EventPicture, EventPrivacy, SocialEvent } from '@qingyin/contract';
import type { Post, PostPicture } from './feed-post.ts';
import { isJsonObject, type EventJson, toSharedResource } from './shared-resource.ts';

const FORWARD = 22;
/** Greatest depth of forwards that is read; services return one level. */
const DEEPEST = 3;

const privacies: readonly EventPrivacy[] = [0, 1, 2, 6];

/** Converts an event of the contract to a post. For unknown types only the text and the pictures are read. */
export function toPost(event: SocialEvent, depth = 0): Post {
  const json = parseEventJson(event.json);
  const { info } = event;
  return {
    id: event.id,
    threadId: info?.threadId ?? event.threadId ?? `A_EV_2_${event.id}_${event.user.userId}`,
    author: {
      userId: event.user.userId,
      nickname: event.user.nickname,
      avatarUrl: event.user.avatarUrl,
    },
    time: event.eventTime,
    text: typeof json['msg'] === 'string' ? json['msg'] : '',
    mentions: event.mentions ?? [],
    pictures: (event.pics ?? []).flatMap(toPicture),
    shared: toSharedResource(event.type, json),
    forwarded: event.type === FORWARD && depth < DEEPEST ? originalOf(json, depth) : null,
    privacy: privacies.find((one) => one === event.privacySetting) ?? 0,
    liked: info?.liked === true,
    likedCount: info?.likedCount ?? 0,
    commentCount: info?.commentCount ?? 0,
    forwardCount: event.insiteForwardCount ?? event.forwardCount ?? 0,
  };
}

/** Converts the events of a list; events without an author are left out. */
export const toPosts = (events: readonly SocialEvent[] | undefined): Post[] =>
  (events ?? []).filter(isWhole).map((event) => toPost(event));

const isWhole = (event: unknown): event is SocialEvent =>
  isJsonObject(event) && typeof event['id'] === 'number' && isJsonObject(event['user']);

function originalOf({ event }: EventJson, depth: number): Post | 'gone' {
  return isWhole(event) ? toPost(event, depth + 1) : 'gone';
}

function parseEventJson(json: string): EventJson {
  try {
    const parsed: unknown = JSON.parse(json);
    return isJsonObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

const toPicture = (picture: EventPicture): PostPicture[] => {
  const url = picture.originUrl || picture.pcSquareUrl || picture.squareUrl;
  return url ? [{ url, width: picture.width ?? 0, height: picture.height ?? 0 }] : [];
};
