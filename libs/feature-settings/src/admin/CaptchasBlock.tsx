import { Trans, useLingui } from '@lingui/react/macro';
import { pendingCaptchasQuery } from '@qingyin/data-account';
import { formatDateTime } from '@qingyin/i18n';
import { SkeletonText, InlineError } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsBlock } from '../SettingsBlock.tsx';
import styles from '../Section.module.css';

/** Verification codes for phones when no SMS gateway is configured: an administrator passes them on. */
export function CaptchasBlock() {
  const { t, i18n } = useLingui();
  const { data: captchas, isError, error, refetch } = useQuery(pendingCaptchasQuery());
  return (
    <SettingsBlock
      title={t`等着转交的验证码`}
      about={t`服务器没有接短信时，有人索取的验证码会出现在这里，请转告手机的主人，别给其他人。`}
    >
      {!captchas && !isError && <SkeletonText lines={2} />}
      {!captchas && isError && <InlineError error={error} onRetry={() => void refetch()} />}
      {captchas?.length === 0 && (
        <p className={styles.quiet}>
          <Trans>现在没有。有人索取时会自动出现。</Trans>
        </p>
      )}
      {captchas && captchas.length > 0 && (
        <ul aria-label={t`等着转交的验证码`} className={styles.rows}>
          {captchas.map(({ countryCode, phone, captcha, expireTime }) => {
            const until = formatDateTime(expireTime, i18n.locale);
            return (
              <li key={`${countryCode} ${phone}`} className={styles.row}>
                <div className={styles.rowWords}>
                  <p className={styles.rowTitle}>
                    <bdi dir="ltr">
                      +{countryCode} {phone}
                    </bdi>
                  </p>
                  <p className={styles.quiet}>
                    <Trans>{until} 前有效</Trans>
                  </p>
                </div>
                <bdi dir="ltr" className={styles.code}>
                  {captcha}
                </bdi>
              </li>
            );
          })}
        </ul>
      )}
    </SettingsBlock>
  );
}
