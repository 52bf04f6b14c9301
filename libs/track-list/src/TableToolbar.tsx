import { type ReactNode } from 'react';
import classes from './TableToolbar.module.css';

interface ToolLineProps {
  /** leading element, rendered from the start */
  lead?: ReactNode;
  /** the tools include a field, which takes a row of its own on phones */
  withField: boolean;
  /** tools, which load after the songs */
  children?: ReactNode;
}

/** Toolbar row above a song table; reserves the space of tools that load later. */
export function TableToolbar({ lead, withField, children }: ToolLineProps) {
  const tools = <div className={classes.tools}>{children}</div>;
  if (!lead) return tools;
  return (
    <div className={classes.line} data-led data-field={withField ? '' : undefined}>
      <div className={classes.lead}>{lead}</div>
      {tools}
    </div>
  );
}
