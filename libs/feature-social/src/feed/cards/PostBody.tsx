import type { Post } from '@qingyin/data-social';
import { recogniseVideo } from '@qingyin/video-links';
import { SharedCard } from '../shared/SharedCard.tsx';
import { VideoElsewhere } from '../shared/VideoElsewhere.tsx';
import { PostPictures } from './PostPictures.tsx';
import { PostWords } from './PostWords.tsx';

/** Only what is written as a link is one; most words hold none. */
const LINK = /https?:\/\//i;

/** What a post says, shows and shares; of an unknown kind its words and pictures. */
export function PostBody({ post }: { post: Post }) {
  const link = post.shared || post.forwarded || !LINK.test(post.words) ? null : recogniseVideo(post.words);
  return (
    <>
      <PostWords post={post} />
      {post.pictures.length > 0 && <PostPictures pictures={post.pictures} by={post.author.nickname} />}
      {post.shared && <SharedCard thing={post.shared} />}
      {link && <VideoElsewhere link={link} />}
    </>
  );
}
