import { useProductText } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { artistDescQuery } from '@qingyin/data-music';
import { foreignLanguage } from '@qingyin/i18n';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './ArtistDescription.module.css';
import { EmptyTab } from './EmptyTab.tsx';

/** Description of an artist in chapters. */
export default function ArtistDescription({ id }: { id: string }) {
  const { i18n } = useLingui();
  const productText = useProductText();
  const { briefDesc, introduction } = useSuspenseQuery(artistDescQuery(id)).data;
  const chapters = introduction.filter(({ txt }) => txt.trim() !== '');
  if (!briefDesc && chapters.length === 0)
    return (
      <EmptyTab id={id} drawing="mountains">
        <Trans>还没有人写过这位歌手的故事。</Trans>
      </EmptyTab>
    );
  return (
    <div className={classes.chapters}>
      {briefDesc && (
        <section>
          <h2 className={classes.heading}>
            <Trans>简介</Trans>
          </h2>
          <p className={classes.text} dir="auto" lang={foreignLanguage(briefDesc, i18n.locale)}>
            {briefDesc}
          </p>
        </section>
      )}
      {chapters.map(({ ti, txt }, at) => (
        <section key={at}>
          {ti && (
            <h2 className={classes.heading}>
              <CatalogueText text={productText('artist', ti)} />
            </h2>
          )}
          <p className={classes.text} dir="auto" lang={foreignLanguage(txt, i18n.locale)}>
            {txt}
          </p>
        </section>
      ))}
    </div>
  );
}
