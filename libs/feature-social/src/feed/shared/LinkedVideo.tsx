import { recogniseVideo } from '@qingyin/video-links';
import { VideoElsewhere } from './VideoElsewhere.tsx';

/** Card of the first video link of another service in a text; nothing if there is none. */
export default function LinkedVideo({ words }: { words: string }) {
  const link = recogniseVideo(words);
  return link && <VideoElsewhere link={link} />;
}
