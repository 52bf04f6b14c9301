import { Trans } from '@lingui/react/macro';
import { ALL_PLAYLISTS, type hotCategoriesQuery } from '@qingyin/data-music';
import { type FilterChoice, FilterRow, useTagName } from '@qingyin/media-kit';
import { CatalogueText, QueryBoundary } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import classes from './CategoryRow.module.css';
import { FailedLine } from './FailedLine.tsx';

interface CategoryRowProps {
  label: string;
  /** which categories; one for all stands before them */
  query: ReturnType<typeof hotCategoriesQuery>;
  chosen: string;
  linkOf: (cat: string) => FilterChoice['link'];
}

/** Categories of playlists as a filter row. Until they come, and where they do not, there is the way to all. */
export function CategoryRow({ query, ...rest }: CategoryRowProps) {
  return (
    <QueryBoundary
      pending={<Row {...rest} names={[]} />}
      failed={(_error, retry) => (
        <div className={classes.failed}>
          <Row {...rest} names={[]} />
          <FailedLine retry={retry}>
            <Trans>分类没有取到。</Trans>
          </FailedLine>
        </div>
      )}
    >
      <LoadedRow query={query} {...rest} />
    </QueryBoundary>
  );
}

function LoadedRow({ query, ...rest }: CategoryRowProps) {
  const { data: names } = useSuspenseQuery(query);
  return <Row {...rest} names={names} />;
}

interface RowProps extends Omit<CategoryRowProps, 'query'> {
  names: readonly string[];
}

function Row({ label, names, chosen, linkOf }: RowProps) {
  const tagName = useTagName();
  const all = [ALL_PLAYLISTS, ...names.filter((name) => name !== ALL_PLAYLISTS)];
  return (
    <FilterRow
      label={label}
      choices={all.map((name) => ({
        key: name,
        label: <CatalogueText text={tagName(name)} />,
        link: linkOf(name),
        chosen: name === chosen,
      }))}
    />
  );
}
