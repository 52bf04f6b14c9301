import { endpoints, type EventPrivacy } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';
import type { Post } from './feed-post.ts';
import { toPosts } from './feed-read.ts';
import { addOwnPost, hidePost } from './feed-state.ts';
import { socialKeys } from './keys.ts';

const posting = [...socialKeys.all, 'posting'] as const;
/** Finds posts that are on their way. */
export const isPosting = { mutationKey: posting };

/** Kinds of what can be posted (contract page, 4.8 "share/resource"); our own service takes videos and artists too. */
export const postedKinds = ['song', 'playlist', 'album', 'mv', 'video', 'artist'] as const;

/** What can be posted beside words; a video's id is its vid. */
export interface PostedThing {
  kind: (typeof postedKinds)[number];
  id: string;
}

export interface NewPost {
  msg: string;
  thing?: PostedThing | undefined;
  /** keys of `sendPicture`; our own service (`post-pictures`) */
  pictures?: readonly string[];
  /** default: everybody; our own service */
  privacy?: EventPrivacy;
}

interface Posted {
  id: number;
  /** null: the service did not tell it again */
  post: Post | null;
}

/** Posts words, pictures and a thing; what links the words hold is theirs. It is on top of one's lists at once. */
export const postMutation = () =>
  mutationOptions({
    mutationKey: posting,
    mutationFn: async ({ msg, thing, pictures = [], privacy = 0 }: NewPost): Promise<Posted> => {
      const { event, id } = expectOk(
        await http.call(endpoints.social.shareResource, {
          params: {
            type: thing?.kind ?? 'noresource',
            ...(thing && { id: thing.id }),
            msg,
            ...(pictures.length > 0 && { pics: pictures.join(',') }),
            ...(privacy !== 0 && { privacy }),
          },
        }),
      );
      return { id: id ?? event.id, post: toPosts([event])[0] ?? null };
    },
    onSuccess: ({ post }, _written, _context, { client }) => {
      if (post) addOwnPost(client, post);
      else void client.invalidateQueries({ queryKey: socialKeys.feeds() });
    },
  });

/** Deletes a post of one's own with what was said under it. */
export const deletePostMutation = () =>
  mutationOptions({
    mutationFn: async ({ id }: { id: number }) =>
      expectOk(await http.call(endpoints.social.eventDel, { params: { evId: String(id) } })),
    onSuccess: (_answer, { id }, _context, { client }) => hidePost(client, id),
  });

/** A picture that was sent, to be posted within a day. */
export interface SentPicture {
  key: string;
  url: string;
  width: number;
  height: number;
}

/** Sends a picture for a post (`post-pictures`). */
export async function sendPicture(picture: Blob, signal?: AbortSignal): Promise<SentPicture> {
  const params = { imgFile: picture };
  return expectOk(await http.call(endpoints.social.eventPicture, { params, signal })).data;
}
