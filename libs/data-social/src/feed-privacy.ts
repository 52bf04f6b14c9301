import { endpoints, type EventPrivacy } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

/** The capability of services in which one chooses who sees one's dynamics. */
export const FEED_PRIVACY = 'feed-privacy';

const ask = async (events?: EventPrivacy, signal?: AbortSignal): Promise<EventPrivacy> => {
  const params = events === undefined ? {} : { events };
  return expectOk(await http.call(endpoints.social.feedPrivacy, { params, ...(signal && { signal }) })).data
    .events;
};

/** Who may see the signed-in user's dynamics at all; only where the service offers `FEED_PRIVACY`. */
export const feedPrivacyQuery = () =>
  queryOptions({
    queryKey: socialKeys.feedPrivacy(),
    queryFn: ({ signal }) => ask(undefined, signal),
  });

/** Shown at once, and back when the service says no. */
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
