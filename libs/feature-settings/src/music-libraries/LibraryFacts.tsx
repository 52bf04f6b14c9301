import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { formatDateTime } from '@qingyin/i18n';
import { CatalogueText } from '@qingyin/ui';
import { Fragment } from 'react';
import section from '../Section.module.css';
import { watchStates } from './library-texts.ts';

/** Names that are shown; the others are counted. */
const MOST_NAMES = 4;

/** Who hears a music library, how changes are noticed, and the last scan. */
export function LibraryFacts({ library }: { library: MusicLibrary }) {
  const { t, i18n } = useLingui();
  const { watching, scannedAt } = library;
  return (
    <dl className={section.facts}>
      <dt>{t`谁能听`}</dt>
      <dd>
        <Listeners library={library} />
      </dd>
      <dt>{t`更新`}</dt>
      <dd>{i18n._(watchStates[watching])}</dd>
      <dt>{t`上次扫描`}</dt>
      <dd>{scannedAt === 0 ? t`还没有扫描过` : formatDateTime(scannedAt, i18n.locale)}</dd>
    </dl>
  );
}

function Listeners({ library: { everyone, guests, members } }: { library: MusicLibrary }) {
  if (guests) return <Trans>所有人，也包括未登录的访客</Trans>;
  if (everyone) return <Trans>所有有账号的人</Trans>;
  if (members.length === 0) return <Trans>还没有选人</Trans>;
  const others = members.length - MOST_NAMES;
  return (
    <>
      {members.slice(0, MOST_NAMES).map(({ userId, nickname }, at) => (
        <Fragment key={userId}>
          {at > 0 && ' · '}
          <CatalogueText text={nickname} />
        </Fragment>
      ))}
      {others > 0 && (
        <>
          {' · '}
          <Plural value={others} other="还有 # 个人" />
        </>
      )}
    </>
  );
}
