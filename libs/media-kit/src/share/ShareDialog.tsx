import { Trans, useLingui } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';
import type { PostedThing } from '@qingyin/data-social';
import { actionBar, Button, CatalogueText, Extra, lazyPart, LinkField, message } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconCopy, IconMessageShare, IconShare3 } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from './copy-text.ts';
import type { PostSharedProps } from './PostShared.tsx';
import { QrCode } from './QrCode.tsx';
import classes from './ShareDialog.module.css';

const PostShared = lazyPart<PostSharedProps>(() => import('./PostShared.tsx'));

export interface ShareDialogProps {
  /** the name of what is shared */
  subject: string;
  /** its whole address; with a time, s, the song or film starts there */
  linkFrom: (startS?: number) => string;
  /** where the song or film stands now, ms: offered as its start */
  positionMs?: number;
  /** as it is posted among one's own dynamics; null or absent: only its link is given away */
  thing?: PostedThing | null;
  onClose: () => void;
}

/**
 * A link to give away: to copy, for the system's own sheet where there is one, and as a QR code; what is of the catalogue
 * can be posted as it is.
 */
export function ShareDialog({ subject, linkFrom, positionMs, thing = null, onClose }: ShareDialogProps) {
  const { t } = useLingui();
  const [fromHere, setFromHere] = useState(false);
  const [posting, setPosting] = useState(false);
  const startS = positionMs === undefined ? 0 : Math.floor(positionMs / 1000);
  const time = formatDuration(startS * 1000);
  const link = linkFrom(fromHere ? startS : undefined);

  const copy = () =>
    void copyText(link).then((copied) =>
      copied ? message.success(t`链接已复制`) : actionBar.fail({ text: t`浏览器不允许复制` }),
    );
  // Somebody who closes the system's sheet has changed their mind; nothing went wrong.
  const hand = () => void navigator.share({ title: subject, url: link }).catch(() => undefined);

  return (
    <Dialog title={t`分享`} width={400} onClose={onClose}>
      <div className={classes.share}>
        <p className={classes.subject}>
          <CatalogueText text={subject} />
        </p>
        <QrCode text={link} label={t`链接的二维码`} />
        <LinkField label={t`链接`} link={link} />
        {startS > 0 && (
          <label className={classes.start}>
            <input
              type="checkbox"
              checked={fromHere}
              onChange={(event) => setFromHere(event.currentTarget.checked)}
            />
            <Trans>从 {time} 开始</Trans>
          </label>
        )}
        {thing && posting && (
          <Extra onLost={() => setPosting(false)}>
            <PostShared thing={thing} onPosted={onClose} />
          </Extra>
        )}
        <div className={classes.actions}>
          {thing && !posting && (
            <Button
              icon={<IconMessageShare size={18} stroke={1.75} data-flip-rtl aria-hidden />}
              onClick={() => setPosting(true)}
            >
              <Trans>发到我的动态</Trans>
            </Button>
          )}
          {typeof navigator.share === 'function' && (
            <Button icon={<IconShare3 size={18} stroke={1.75} data-flip-rtl aria-hidden />} onClick={hand}>
              <Trans>分享到…</Trans>
            </Button>
          )}
          <Button
            variant="filled"
            icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={copy}
            data-autofocus
          >
            <Trans>复制链接</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
