import { useLingui } from '@lingui/react/macro';
import { formatCount } from '@qingyin/i18n';
import { Button, type ButtonProps } from '@qingyin/ui';

export interface CountedButtonProps extends Omit<ButtonProps, 'name' | 'children' | 'title'> {
  /** accessible name, which is shown while the count is 0 */
  name: string;
  /** shown beside the symbol, and part of the description; `data-counted` is set when it is above 0 */
  count: number;
}

/**
 * Button with a symbol and a number, such as that of the comments. The name does not contain the number
 * (docs/specification/accessible-names.md), but the description does.
 */
export function CountedButton({ name, count, ...rest }: CountedButtonProps) {
  const { i18n } = useLingui();
  const shown = count > 0 ? formatCount(count, i18n.locale) : '';
  return (
    <Button
      {...rest}
      aria-label={name}
      title={`${name} ${shown}`.trim()}
      data-counted={shown ? '' : undefined}
    >
      {shown || name}
    </Button>
  );
}
