import { reportReasons } from '@qingyin/moderation';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReportedContent } from '@qingyin/contract';
import type { Decision } from '@qingyin/data-social';
import { formatDateTime } from '@qingyin/i18n';
import { Avatar, Button, CatalogueText, CoverImage, useActionLabel } from '@qingyin/ui';
import { useState } from 'react';
import styles from '../Section.module.css';
import { ReportedLink } from './ReportedLink.tsx';
import reported from './Reported.module.css';

const AVATAR_PX = 36;
const PICTURE_PX = 72;

interface ReportedRowProps {
  report: ReportedContent;
  onDecide: (report: ReportedContent, action: Decision) => void;
}

/** Reported content with the reasons, and buttons that keep or remove it; removing asks for confirmation. */
export function ReportedRow({ report, onDecide }: ReportedRowProps) {
  const { i18n } = useLingui();
  const { author, content, pictures, reasons, notes, count, time } = report;
  const when = formatDateTime(time, i18n.locale);
  return (
    <li className={reported.thing}>
      <div className={reported.author}>
        <Avatar src={author.avatarUrl} name={author.nickname} size={AVATAR_PX} />
        <div className={styles.rowWords}>
          <p className={styles.rowTitle}>
            <CatalogueText text={author.nickname} />
          </p>
          <p className={styles.quiet}>
            <KindLabel kind={report.kind} /> · <Plural value={count} other="# 人举报" /> · {when}
          </p>
        </div>
        <ReportedLink report={report} />
      </div>
      {content !== '' && (
        <p className={reported.content} dir="auto">
          {content}
        </p>
      )}
      {pictures.length > 0 && (
        <div className={reported.pictures}>
          {pictures.map((src) => (
            <CoverImage key={src} src={src} alt="" size={PICTURE_PX} radius="s" />
          ))}
        </div>
      )}
      <p className={styles.quiet}>{reasons.map((reason) => i18n._(reportReasons[reason])).join(' · ')}</p>
      {notes.map((note, at) => (
        // Notes have no id.
        <blockquote key={at} className={reported.note} dir="auto">
          {note}
        </blockquote>
      ))}
      <Decisions report={report} onDecide={onDecide} />
    </li>
  );
}

function KindLabel({ kind }: Pick<ReportedContent, 'kind'>) {
  if (kind === 'comment') return <Trans>评论</Trans>;
  if (kind === 'event') return <Trans>动态</Trans>;
  return <Trans>用户</Trans>;
}

/** Moves the focus to the safe answer, because the button that asked was unmounted. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function Decisions({ report, onDecide }: ReportedRowProps) {
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  const [asked, ask] = useState(false);
  const name = report.author.nickname;
  if (asked)
    return (
      <div role="group" aria-label={t`删除`}>
        <p className={styles.about}>
          {report.kind === 'user' && <Trans>删除「{name}」的所有动态和评论？账号会留着。这不能恢复。</Trans>}
          {report.kind === 'event' && <Trans>所有人都会看不到这条动态和下面的评论，这不能恢复。</Trans>}
          {report.kind === 'comment' && <Trans>所有人都会看不到这条评论，这不能恢复。</Trans>}
        </p>
        <div className={styles.acts}>
          <Button size="s" className={styles.danger} onClick={() => onDecide(report, 'remove')}>
            <Trans>确定删除</Trans>
          </Button>
          <Button size="s" variant="plain" ref={takeFocus} onClick={() => ask(false)}>
            <Trans>取消</Trans>
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.acts}>
      {report.keptTime === 0 && (
        <Button size="s" aria-label={actionLabel(t`保留`, name)} onClick={() => onDecide(report, 'keep')}>
          <Trans>保留</Trans>
        </Button>
      )}
      <Button
        size="s"
        aria-label={actionLabel(t`删除`, name)}
        className={styles.danger}
        onClick={() => ask(true)}
      >
        <Trans>删除</Trans>
      </Button>
    </div>
  );
}
