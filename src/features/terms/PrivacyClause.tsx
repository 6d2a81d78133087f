import type { SiteConfig } from '../../domain/config.ts';
import { mailto } from '../../domain/links.ts';
import { Clause } from './Clause.tsx';

/** Section 8 with its parts 8.5 to 8.8: what the site knows of a reader, which is next to nothing. */
export function PrivacyClause({ config }: { config: SiteConfig }) {
  return (
    <Clause number="8" title="Privacy">
      <p>
        We collect no personal data beyond standard analytics. At present the site runs no analytics at all: no cookies,
        no counters, no scripts from other companies. There is no account to open and no form to fill in.
      </p>
      <p>
        If that ever changes, it will stay at standard analytics, such as how often a page is read, and this section
        will say so before it starts.
      </p>
      <Clause number="8.5" title="Email is voluntary">
        <p>
          If you write to us, we have your address and what you chose to tell us. We use both to answer you, and for
          nothing else. Ask us to delete a message and we will. Please leave health details out of email.
        </p>
      </Clause>
      <Clause number="8.6" title="Servers and your browser">
        <p>
          The server software that comes with this project notes the time, the page and whether it arrived. It notes no
          address and no browser. A company that hosts the site may keep ordinary records of its own, under its own
          policy.
        </p>
        <p>
          Your browser may keep copies of pages so that you can read them offline. They stay on your device, and
          clearing the site’s data removes them.
        </p>
      </Clause>
      <Clause number="8.7" title="Other sites">
        <p>
          When you follow a link to a shop, a repository or a journal, you are on somebody else’s site, and their terms
          and privacy policy apply. A paid link tells the shop that you came from here.
        </p>
      </Clause>
      <Clause number="8.8" title="Children">
        <p>
          The site is written for adults. The kids pages speak to parents. Nothing here is aimed at children under 13,
          and we do not knowingly collect anything from them. If a child has written to us, tell us at{' '}
          <a href={mailto(config.legalEmail, 'A child’s message')}>
            {config.legalEmail}
            <span className="visually-hidden">, about a child’s message</span>
          </a>
          , and we will delete it.
        </p>
      </Clause>
    </Clause>
  );
}
