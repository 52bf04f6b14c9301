import { recogniseVideo } from '@qingyin/video-links';
import { VideoElsewhere } from './VideoElsewhere.tsx';

/** The first video of another service that words link to; nothing where they link to none. */
export default function LinkedVideo({ words }: { words: string }) {
  const link = recogniseVideo(words);
  return link && <VideoElsewhere link={link} />;
}
