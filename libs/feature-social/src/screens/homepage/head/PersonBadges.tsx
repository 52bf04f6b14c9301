import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '@qingyin/data-social';
import { Badge, CatalogueText } from '@qingyin/ui';
import { IconGenderFemale, IconGenderMale, IconRosette } from '@tabler/icons-react';
import { useIsOwnProfile } from '../../../people/use-is-own-profile.ts';
import { provinceName } from './province-names.ts';
import { birthDecade } from './birth-decade.ts';
import { OwnLevel } from './OwnLevel.tsx';
import classes from './PersonHead.module.css';

const [MALE, FEMALE] = [1, 2];
const ICON = { size: 18, stroke: 1.75 } as const;

/** Badges of the profile: level, VIP, identity, gender, decade of birth, area. */
export function PersonBadges({ uid, person }: { uid: string; person: Person }) {
  const { t, i18n } = useLingui();
  const own = useIsOwnProfile(uid);
  const { level, profile } = person;
  const { vipType, description, gender, birthday, province, followMe, mutual } = profile;
  const area = provinceName(province);
  const decade = birthDecade(birthday);
  return (
    <>
      <Badge title={t`等级`}>Lv.{level}</Badge>
      {vipType > 0 && <Badge>VIP</Badge>}
      {own ? (
        <OwnLevel uid={uid} />
      ) : (
        (mutual || followMe) && (
          <Badge tone="quiet">{mutual ? <Trans>互相关注</Trans> : <Trans>关注了你</Trans>}</Badge>
        )
      )}
      {description && (
        <span className={classes.identity}>
          <IconRosette {...ICON} aria-hidden />
          <CatalogueText text={description} />
        </span>
      )}
      {gender === MALE && <IconGenderMale {...ICON} role="img" aria-label={t`男`} />}
      {gender === FEMALE && <IconGenderFemale {...ICON} role="img" aria-label={t`女`} />}
      {decade && (
        <span>
          <Trans>{decade}后</Trans>
        </span>
      )}
      {area && <span>{i18n._(area)}</span>}
    </>
  );
}
