import { useCapability, useIsAdmin } from '@qingyin/auth-gate';
import { Trans, useLingui } from '@lingui/react/macro';
import { DEMO_CATALOGUE } from '@qingyin/data-account';
import { Link, type SettingsSection } from '@qingyin/routing';
import { Button, buttonClass, EmptyState, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { DemoCatalogue } from '../admin/DemoCatalogue.tsx';
import styles from './Welcome.module.css';

export interface WelcomeProps {
  /** Opens a section of the settings in place of this overlay. */
  onSettings: (section: SettingsSection) => void;
  onClose: () => void;
}

/**
 * First steps of an administrator: music, demo catalogue, invitations, progress of the scan
 * (docs/specification/routes.md#overlays).
 */
export default function Welcome({ onSettings, onClose }: WelcomeProps) {
  const { t } = useLingui();
  const isAdmin = useIsAdmin();
  return (
    <Dialog
      title={t`开始使用青音`}
      width={560}
      fullOnPhone
      onClose={onClose}
      actions={
        <Button variant="filled" onClick={onClose}>
          <Trans>开始听歌</Trans>
        </Button>
      }
    >
      {isAdmin === undefined && <SkeletonText lines={6} />}
      {isAdmin === false && (
        <EmptyState>
          <Trans>这几步由服务器的管理员完成。</Trans>
        </EmptyState>
      )}
      {isAdmin && <Steps onSettings={onSettings} />}
    </Dialog>
  );
}

function Steps({ onSettings }: Pick<WelcomeProps, 'onSettings'>) {
  const { t } = useLingui();
  const demo = useCapability(DEMO_CATALOGUE);
  return (
    <>
      <p className={styles.about}>
        <Trans>你是这台服务器的管理员。下面几步可以随时做，以后在「设置 › 管理」里还能找到。</Trans>
      </p>
      <ol className={styles.steps}>
        <li>
          <h3 className={styles.heading}>{t`添加音乐`}</h3>
          <p className={styles.about}>
            <Trans>选服务器上放音乐的文件夹，大家一起听；或者上传文件到自己的云盘。</Trans>
          </p>
          <div className={styles.choices}>
            <Button variant="filled" onClick={() => onSettings('library')}>
              <Trans>选择文件夹…</Trans>
            </Button>
            <Link to="/cloud" className={buttonClass()}>
              <Trans>上传音乐</Trans>
            </Link>
          </div>
        </li>
        {demo && (
          <li>
            <h3 className={styles.heading}>{t`演示曲库`}</h3>
            <p className={styles.about}>
              <Trans>虚构的歌曲、歌手、影片和人，用来看看青音能做什么。有了自己的音乐，就可以移走。</Trans>
            </p>
            <DemoCatalogue />
          </li>
        )}
        <li>
          <h3 className={styles.heading}>{t`邀请家人和朋友`}</h3>
          <p className={styles.about}>
            <Trans>每个邀请让一个人注册，各有自己的歌单和喜欢。</Trans>
          </p>
          <Button onClick={() => onSettings('admin')}>
            <Trans>写邀请…</Trans>
          </Button>
        </li>
        <li>
          <h3 className={styles.heading}>{t`看看扫描`}</h3>
          <p className={styles.about}>
            <Trans>文件夹里的歌会一首一首出现，不用等到全部读完。</Trans>
          </p>
          <Button onClick={() => onSettings('library')}>
            <Trans>看扫描进度…</Trans>
          </Button>
        </li>
      </ol>
    </>
  );
}
