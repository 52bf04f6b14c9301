import classes from './LinkField.module.css';

export interface LinkFieldProps {
  /** what it leads to; said, not shown */
  label: string;
  link: string;
}

/** A link to give away, to be read and copied by hand; chosen whole by its focus. */
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
