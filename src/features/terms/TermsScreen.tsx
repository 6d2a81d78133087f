import type { ReactNode } from 'react';
import { isPlaceholder, type SiteConfig } from '../../site/config.ts';
import { formatDate } from '../../site/dates.ts';
import { communityLink, mailto } from '../../site/links.ts';
import type { Records } from '../../model/records.ts';
import { FdaNote } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import styles from './TermsScreen.module.css';

type TermsScreenProps = { config: SiteConfig; records: Records };
type Section = Records['termsScreen']['sections'][number];

/** The anchor of a numbered section: `section-8-5`. */
const anchorOf = (number: string) => `section-${number.replace('.', '-')}`;

const isPart = ({ number }: Section) => number.includes('.');

/** The terms of service: the medical disclaimer first, then sections 1 to 10. */
export function TermsScreen({ config, records }: TermsScreenProps) {
  const { effective, changed, lead, disclaimer, sections, noAddress } = records.termsScreen;
  return (
    <>
      <PageHead title="Terms of Service" lead={lead}>
        <p>
          Effective <time dateTime={effective}>{formatDate(effective)}</time>. Last updated{' '}
          <time dateTime={changed}>{formatDate(changed)}</time>.
        </p>
      </PageHead>
      <div className={`wrap ${styles.columns}`}>
        <div className="prose">
          <section
            id="medical-disclaimer"
            className="stack-3 edge"
            data-shape="ask-first"
            aria-labelledby="medical-disclaimer-title"
          >
            <h2 id="medical-disclaimer-title" className="level-3">
              Medical disclaimer
            </h2>
            <Paragraphs texts={disclaimer} records={records} />
            <FdaNote records={records} />
          </section>
          {sections.map((section) => (
            <Clause key={section.number} section={section}>
              <Paragraphs texts={section.text} records={records} config={config} />
            </Clause>
          ))}
          <Contact config={config} none={noAddress} />
        </div>
        <nav className={styles.contents} aria-label="On this page" data-screen-only="">
          <ol role="list" className="link-list">
            {sections
              .filter((section) => !isPart(section))
              .map(({ number, title }) => (
                <li key={number}>
                  <a href={`#${anchorOf(number)}`}>{title}</a>
                </li>
              ))}
          </ol>
        </nav>
      </div>
    </>
  );
}

/** A numbered section of the terms, or a part of one (8.5), that can be cited by its anchor. */
function Clause({ section, children }: { section: Section; children: ReactNode }) {
  const Heading = isPart(section) ? 'h3' : 'h2';
  const anchor = anchorOf(section.number);
  return (
    <section id={anchor} className={`stack-3 ${styles.clause}`} aria-labelledby={`${anchor}-title`}>
      <Heading id={`${anchor}-title`} className="level-3">
        {section.number}
        {isPart(section) ? '' : '.'} {section.title}
      </Heading>
      {children}
      {section.list && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The end of section 10. An address that nobody has set yet is left out. */
function Contact({ config, none }: { config: SiteConfig; none: string }) {
  const { brand, legalEmail, communityUrl, poBox } = config;
  if ([legalEmail, communityUrl, poBox].every(isPlaceholder)) return <p>{none}</p>;
  return (
    <address>
      {!isPlaceholder(legalEmail) && (
        <p>
          Legal email: <a href={mailto(legalEmail, `Terms of ${brand}`)}>{legalEmail}</a>
        </p>
      )}
      {!isPlaceholder(communityUrl) && (
        <p>
          Repository: <Outside to={communityLink(config)}>{communityUrl.replace('https://', '')}</Outside>
        </p>
      )}
      {!isPlaceholder(poBox) && <p>Mail: {poBox}</p>}
    </address>
  );
}
