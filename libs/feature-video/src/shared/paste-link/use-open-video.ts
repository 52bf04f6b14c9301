import { useNavigate } from '@qingyin/routing';
import { vidOf, type VideoLink } from '@qingyin/video-links';

/** Goes to the page of another service's video; nothing of the service is asked for there before a press. */
export function useOpenVideo(): (link: VideoLink) => void {
  const navigate = useNavigate();
  return (link) =>
    void navigate({
      to: '/video-detail/$vid',
      params: { vid: vidOf(link) },
      search: { t: link.startS || undefined },
    });
}
