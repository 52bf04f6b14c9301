import { FilledBar, useArtistLine, wholeCard } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { type ContinueDevice, removeContinueMutation } from '@qingyin/data-library';
import { formatDuration, formatRelativeTime } from '@qingyin/i18n';
import { attempt, CatalogueText, classNames, CoverImage, IconButton } from '@qingyin/ui';
import { IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import classes from './ContinueCard.module.css';
import { useContinue } from './use-continue.ts';

const COVER_PX = 64;

interface ContinueCardProps {
  uid: string;
  device: ContinueDevice;
  /** it is this device */
  own: boolean;
}

/** Song and position of a device: pressing it continues here; a button removes the device. */
export function ContinueCard({ uid, device, own }: ContinueCardProps) {
  const { t, i18n } = useLingui();
  const go = useContinue(device.device);
  const { mutateAsync: remove } = useMutation(removeContinueMutation(uid));
  const { track, position } = device;
  const lineOf = useArtistLine();
  const { name: song, durationMs } = track;
  const ago = formatRelativeTime(device.time, Date.now(), i18n.locale);
  const place = device.name || t`其他设备`;
  const [at, length] = [formatDuration(position), formatDuration(durationMs)];
  return (
    <article className={classNames(wholeCard.card, classes.card)}>
      <span className={classes.cover}>
        <CoverImage src={track.album.picUrl} alt="" size={COVER_PX} radius="s" />
        <span className={classes.icon}>
          <IconPlayerPlayFilled size={20} aria-hidden />
        </span>
      </span>
      <div className={classes.text}>
        <h3 className={classes.title} title={song}>
          <button type="button" className={wholeCard.link} aria-label={t`继续听 ${song}`} onClick={go}>
            <CatalogueText text={song} />
          </button>
        </h3>
        <p className={classes.line}>
          <CatalogueText text={lineOf(track.artists)} />
        </p>
        <p className={classes.place}>{own ? t`在这台设备上，${ago}` : t`在 ${place} 上，${ago}`}</p>
        <FilledBar
          role="meter"
          label={t`播放位置`}
          share={durationMs > 0 ? Math.min(1, position / durationMs) : 0}
          valueText={t`${at}，共 ${length}`}
        />
      </div>
      <IconButton
        className={classNames(wholeCard.play, classes.remove)}
        label={own ? t`不再显示这台设备的 ${song}` : t`不再显示 ${place} 的 ${song}`}
        size="s"
        onClick={() => void attempt(t`没有移除，请再试一次`, () => remove(device.device))}
      >
        <IconX size={16} aria-hidden />
      </IconButton>
    </article>
  );
}
