import { recogniseVideo } from '@qingyin/video-links';
import { ExternalVideoTile } from './ExternalVideoTile.tsx';

/** Card of the first video link of another service in a text; nothing if there is none. */
export default function LinkedVideo({ text }: { text: string }) {
  const link = recogniseVideo(text);
  return link && <ExternalVideoTile link={link} />;
}
