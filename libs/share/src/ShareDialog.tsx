import { Trans, useLingui } from '@lingui/react/macro';
import { formatDuration } from '@qingyin/i18n';
import type { PostedResource } from '@qingyin/data-social';
import { actionBar, Button, CatalogueText, LinkField, message, useLazyComponent } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconCode, IconCopy, IconMessageShare, IconShare3 } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from './copy-text.ts';
import { embeddable } from './embed/embed-code.ts';
import { QrCode } from './QrCode.tsx';
import classes from './ShareDialog.module.css';

export interface ShareDialogProps {
  /** name of the shared resource */
  subject: string;
  /** absolute link; with a start in seconds, the song or film starts there */
  linkFrom: (startS?: number) => string;
  /** current position of the song or film, ms; offered as the start */
  positionMs?: number;
  /** resource that can be posted; null or undefined: only the link can be shared */
  resource?: PostedResource | null;
  onClose: () => void;
}

/**
 * Share dialog: link to copy, the system's share sheet if there is one, and a QR code. Resources of the catalogue
 * can be posted, and what the widget plays can be embedded.
 */
export function ShareDialog({
  subject,
  linkFrom,
  positionMs,
  resource: resource = null,
  onClose,
}: ShareDialogProps) {
  const { t } = useLingui();
  const [fromHere, setFromHere] = useState(false);
  const [posting, setPosting] = useState(false);
  const { Part: PostShared, need } = useLazyComponent(
    async () => (await import('./PostResourceForm.tsx')).PostResourceForm,
  );
  const embedded = embeddable(resource);
  // 'link again' restores the focus after a return from the embed code.
  const [shown, show] = useState<'link' | 'code' | 'link again'>('link');
  const isBack = shown === 'link again';
  const { Part: EmbedCode, need: needEmbed } = useLazyComponent(
    async () => (await import('./embed/EmbedCode.tsx')).EmbedCode,
  );
  const startS = positionMs === undefined ? 0 : Math.floor(positionMs / 1000);
  const time = formatDuration(startS * 1000);
  const link = linkFrom(fromHere ? startS : undefined);

  const copy = () =>
    void copyText(link).then((copied) =>
      copied ? message.success(t`链接已复制`) : actionBar.fail({ text: t`浏览器不允许复制` }),
    );
  // Rejects when the user closes the system's share sheet, which is no error.
  const hand = () => void navigator.share({ title: subject, url: link }).catch(() => undefined);

  if (embedded && shown === 'code' && EmbedCode)
    return <EmbedCode resource={embedded} onBack={() => show('link again')} onClose={onClose} />;

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
        {resource && posting && PostShared && <PostShared resource={resource} onPosted={onClose} />}
        <div className={classes.actions}>
          {resource && !(posting && PostShared) && (
            <Button
              icon={<IconMessageShare size={18} stroke={1.75} data-flip-rtl aria-hidden />}
              onClick={() => {
                need();
                setPosting(true);
              }}
            >
              <Trans>发到我的动态</Trans>
            </Button>
          )}
          {embedded && (
            <Button
              data-autofocus={isBack || undefined}
              icon={<IconCode size={18} stroke={1.75} aria-hidden />}
              onClick={() => {
                needEmbed();
                show('code');
              }}
            >
              <Trans>嵌入代码</Trans>
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
            data-autofocus={!isBack || undefined}
          >
            <Trans>复制链接</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
