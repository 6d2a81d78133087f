import type { SiteConfig } from '../src/domain/config.ts';
import type { Records } from '../src/domain/records.ts';
import type { BuiltPage } from './built-page.ts';

/** What a check may know beside the page it looks at. */
export interface Built {
  /** The address of every page. */
  paths: ReadonlySet<string>;
  /** Every file of the build. */
  files: ReadonlySet<string>;
  /** The content of one of them. */
  read: (file: string) => Buffer;
  /** What a browser is sent of it: its brotli, where that is smaller. */
  sent: (file: string) => Buffer;
  /** Where the links of each PDF lead. */
  pdfLinks: ReadonlyMap<string, readonly string[]>;
  config: SiteConfig;
  records: Records;
}

/** Something wrong in the built site, and how to mend it. */
export interface BuiltProblem {
  path: string;
  message: string;
}

/** What a check found on a page: what is wrong there, and what it has to know of the page at the end. */
export interface Finding<Note> {
  problems?: string[];
  note?: Note;
}

/** A rule on the built files. One a file, each with its test. */
export interface BuiltCheck<Note = unknown> {
  /** Looks at one page, of which only the answer is kept. */
  page?(page: BuiltPage, built: Built): Finding<Note>;
  /** Looks at what was noted of the pages, by their address, and at files that are no pages. */
  end?(notes: ReadonlyMap<string, Note>, built: Built): BuiltProblem[];
}
