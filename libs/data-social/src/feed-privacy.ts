import { endpoints, type EventPrivacy } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { lazySocialKeys } from './lazy-keys.ts';

/** Name of the capability for choosing who may see one's posts. */
export const FEED_PRIVACY = 'feed-privacy';

const ask = async (events?: EventPrivacy, signal?: AbortSignal): Promise<EventPrivacy> => {
  const params = events === undefined ? {} : { events };
  return expectOk(await http.call(endpoints.social.feedPrivacy, { params, ...(signal && { signal }) })).data
    .events;
};

/** Who may see the posts of the logged-in user at all; only with the capability `FEED_PRIVACY`. */
export const feedPrivacyQuery = () =>
  queryOptions({
    queryKey: lazySocialKeys.feedPrivacy(),
    queryFn: ({ signal }) => ask(undefined, signal),
  });

/** Optimistic update, rolled back when the service refuses. */
export const feedPrivacyMutation = () =>
  mutationOptions({
    mutationFn: (events: EventPrivacy) => ask(events),
    onMutate: async (events, { client }) => {
      const { queryKey } = feedPrivacyQuery();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, events);
      return { before };
    },
    onError: (_error, _events, result, { client }) => {
      client.setQueryData(feedPrivacyQuery().queryKey, result?.before);
    },
    scope: { id: 'feed-privacy' },
  });
