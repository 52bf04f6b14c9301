import { type ReactNode } from 'react';
import classes from './ToolLine.module.css';

interface ToolLineProps {
  /** stands first, and is there from the start */
  lead?: ReactNode;
  /** among the tools is a field, which takes a line of its own on phones */
  withField: boolean;
  /** the tools; they come after the songs */
  children?: ReactNode;
}

/** The line above a table of songs. The room of the tools is there before them. */
export function ToolLine({ lead, withField, children }: ToolLineProps) {
  const tools = <div className={classes.tools}>{children}</div>;
  if (!lead) return tools;
  return (
    <div className={classes.line} data-led data-field={withField ? '' : undefined}>
      <div className={classes.lead}>{lead}</div>
      {tools}
    </div>
  );
}
