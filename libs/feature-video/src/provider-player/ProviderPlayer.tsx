import { Trans, useLingui } from '@lingui/react/macro';
import { addressOf } from '@qingyin/device-storage';
import { usePlayer } from '@qingyin/player-react';
import { Button, buttonClass, CoverImage } from '@qingyin/ui';
import { providers, videoPageUrl, type VideoLink } from '@qingyin/video-links';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import stageStyles from '../shared/stage.module.css';
import { protocolOf } from './player-protocol.ts';
import styles from './ProviderPlayer.module.css';

export interface ProviderPlayerProps {
  link: VideoLink;
  title: string;
  posterUrl: string | null;
  /** plays without a press here, since the user pressed play elsewhere */
  autoplay?: boolean;
}

const POSTER_PX = 960;

/**
 * Player for a video of another service (docs/specification/screens/video.md). Nothing is requested from the service
 * before the user presses play; then its player loads in a frame inside the app's own `/embed` page, whose content
 * security policy allows only that service.
 */
export function ProviderPlayer({ link, title, posterUrl, autoplay = false }: ProviderPlayerProps) {
  const { t } = useLingui();
  const [begun, setBegun] = useState(autoplay);
  const { title: service, heightPx } = providers[link.provider];
  return (
    <section
      aria-label={t`视频画面`}
      className={stageStyles.stage}
      style={heightPx ? { aspectRatio: 'auto', blockSize: heightPx } : undefined}
    >
      {begun ? (
        <ServiceFrame link={link} title={title} onSilenced={() => setBegun(false)} />
      ) : (
        <div className={styles.before}>
          {posterUrl !== null && (
            <CoverImage
              src={posterUrl}
              alt=""
              size={POSTER_PX}
              ratio={16 / 9}
              radius="none"
              className={styles.poster}
            />
          )}
          <div className={styles.invitation}>
            <Button
              variant="filled"
              icon={<IconPlayerPlayFilled size={18} aria-hidden />}
              onClick={() => setBegun(true)}
            >
              <Trans>在 {service} 播放</Trans>
            </Button>
            <p className={styles.note}>
              <Trans>
                这个视频在 {service} 上。播放以后，{service} 会知道你在看它。
              </Trans>
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

/** Message from the script of /embed (apps/web/public/embed.js). */
type FrameMessage = { embed: 'there' | 'unreachable' } | { embed: 'said'; data: unknown };
const isFrameMessage = (data: unknown): data is FrameMessage =>
  typeof data === 'object' && data !== null && 'embed' in data && data.embed !== 'say';

interface ServiceFrameProps extends Pick<ProviderPlayerProps, 'link' | 'title'> {
  /** the music plays, and this service's player cannot be paused by messages */
  onSilenced: () => void;
}

function ServiceFrame({ link, title, onSilenced }: ServiceFrameProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [lost, setLost] = useState(false);
  const { title: service, playerProtocol } = providers[link.provider];
  const src = addressOf(
    `/embed/${link.provider}?${new URLSearchParams({ id: link.id, t: String(link.startS) }).toString()}`,
  );

  const silenced = useEffectEvent(onSilenced);

  useEffect(() => {
    const language = protocolOf(playerProtocol);
    const say = (data: unknown): void =>
      frame.current?.contentWindow?.postMessage({ embed: 'say', data }, location.origin);
    const focusHandle = player.joinFocus(() => (language ? say(language.pause) : silenced()));
    focusHandle.claim();
    const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin || !isFrameMessage(data))
        return;
      if (data.embed === 'said') {
        setLost(false);
        const said = language?.hear(data.data) ?? null;
        if (said === 'ready') language?.greeting.forEach(say);
        if (said === 'playing') focusHandle.claim();
      } else setLost(data.embed === 'unreachable');
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      focusHandle.leave();
    };
  }, [player, playerProtocol, attempt]);

  return (
    <>
      <iframe
        key={attempt}
        ref={frame}
        src={src}
        title={t`${service}：${title}`}
        className={styles.frame}
        allow="autoplay; picture-in-picture; encrypted-media"
        allowFullScreen
        onLoad={() => {
          for (const message of protocolOf(playerProtocol)?.greeting ?? [])
            frame.current?.contentWindow?.postMessage({ embed: 'say', data: message }, location.origin);
        }}
      />
      {lost && (
        <div role="alert" className={styles.lost}>
          <p className={styles.sentence}>
            <Trans>没有连上 {service}，它的视频放不了。</Trans>
          </p>
          <div className={styles.acts}>
            <Button
              variant="filled"
              onClick={() => {
                setLost(false);
                setAttempt(attempt + 1);
              }}
            >
              <Trans>重试</Trans>
            </Button>
            <Button onClick={() => setLost(false)}>
              <Trans>仍然显示</Trans>
            </Button>
            <a href={videoPageUrl(link)} target="_blank" rel="noreferrer" className={buttonClass('soft')}>
              <IconExternalLink size={18} aria-hidden data-flip-rtl />
              <Trans>去 {service} 看</Trans>
            </a>
          </div>
        </div>
      )}
    </>
  );
}
