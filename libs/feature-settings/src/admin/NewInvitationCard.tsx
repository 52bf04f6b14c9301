import { copyText, QrPicture } from '@qingyin/share';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NewInvitation } from '@qingyin/data-account';
import { actionBar, Button, LinkField, message } from '@qingyin/ui';
import { IconCopy } from '@tabler/icons-react';
import styles from '../Section.module.css';

/** Link of a new invitation, to be copied or scanned as a QR code. */
export function NewInvitationCard({ invitation: { link } }: { invitation: NewInvitation }) {
  const { t } = useLingui();
  const copy = () =>
    void copyText(link).then((copied) =>
      copied ? message.success(t`链接已复制`) : actionBar.fail({ text: t`浏览器不允许复制` }),
    );
  return (
    <div className={styles.made}>
      <QrPicture text={link} label={t`邀请链接的二维码`} />
      <LinkField label={t`邀请链接`} link={link} />
      <Button icon={<IconCopy size={18} stroke={1.75} aria-hidden />} onClick={copy}>
        <Trans>复制链接</Trans>
      </Button>
    </div>
  );
}
