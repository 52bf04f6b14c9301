import { type ReactNode, useId } from 'react';

export interface TabSectionProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Section of a tab, whose visually hidden heading repeats the tab's label. */
export function TabSection({ title, className, children }: TabSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="qy-unseen">
        {title}
      </h2>
      {children}
    </section>
  );
}
