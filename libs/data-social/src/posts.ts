import { endpoints, type SocialEvent } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

const posting = [...socialKeys.all, 'posting'] as const;
/** Finds posts that are on their way. */
export const isPosting = { mutationKey: posting };

const meta = { invalidates: [socialKeys.feeds()] };

/** Posts words, without anything of ours shared with them (contract page, 4.8); what links they hold is theirs. */
export const postMutation = () =>
  mutationOptions({
    mutationKey: posting,
    mutationFn: async ({ msg }: { msg: string }): Promise<SocialEvent> => {
      const { event } = expectOk(
        await http.call(endpoints.social.shareResource, { params: { type: 'noresource', msg } }),
      );
      return event;
    },
    meta,
  });

/** Deletes a post of one's own with what was said under it. */
export const deletePostMutation = () =>
  mutationOptions({
    mutationFn: async ({ id }: { id: number }) =>
      expectOk(await http.call(endpoints.social.eventDel, { params: { evId: String(id) } })),
    meta,
  });
