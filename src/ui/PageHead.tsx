import type { ReactNode } from 'react';

/** The top of an information page: its name, and what the reader came for in two lines. */
export function PageHead({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children?: ReactNode }) {
  return (
    <header className="wrap stack-3 top">
      <h1>{title}</h1>
      {lead && (
        <p className="lead soft" data-lead="">
          {lead}
        </p>
      )}
      {children}
    </header>
  );
}
