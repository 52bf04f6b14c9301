import classes from './LinkField.module.css';

export interface LinkFieldProps {
  /** accessible name; not visible */
  label: string;
  link: string;
}

/** Read-only field with a link to copy by hand; focus selects all of it. */
export const LinkField = ({ label, link }: LinkFieldProps) => (
  <input
    readOnly
    autoComplete="off"
    dir="ltr"
    aria-label={label}
    className={classes.link}
    value={link}
    onFocus={(event) => event.currentTarget.select()}
  />
);
