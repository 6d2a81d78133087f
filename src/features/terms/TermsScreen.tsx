import type { SiteConfig } from '../../domain/config.ts';
import { formatDate } from '../../domain/dates.ts';
import { changedOn } from '../../domain/pages.ts';
import { communityLink, licenseLink, mailto } from '../../domain/links.ts';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Clause, clauseAnchor } from './Clause.tsx';
import { PrivacyClause } from './PrivacyClause.tsx';
import styles from './TermsScreen.module.css';

/** The day these terms took effect, and the day they were last changed. */
const effective = '2025-07-24';
const lastUpdated = changedOn('/terms');

const contents = [
  ['1', 'Acceptance'],
  ['2', 'What this is, and is not'],
  ['3', 'License'],
  ['4', 'Prohibited uses'],
  ['5', 'Affiliate links'],
  ['6', 'Limits of liability'],
  ['7', 'Community guidelines'],
  ['8', 'Privacy'],
  ['9', 'Changes'],
  ['10', 'Contact'],
] as const;

/** The terms of service: the medical disclaimer first, then sections 1 to 10. */
export function TermsScreen({ config }: { config: SiteConfig }) {
  const { brand, legalEmail, poBox } = config;
  return (
    <>
      <PageHead
        title="Terms of Service"
        lead="This is information. It is not medical care. Share it freely, do not sell it, and ask your own clinician before you act on it."
      >
        <p>
          Effective <time dateTime={effective}>{formatDate(effective)}</time>. Last updated{' '}
          <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>.
        </p>
      </PageHead>
      <div className={`wrap ${styles.columns}`}>
        <div className="prose">
          <section id="medical-disclaimer" className={styles.disclaimer} aria-labelledby="medical-disclaimer-title">
            <h2 id="medical-disclaimer-title">Medical disclaimer</h2>
            <p>
              {brand} is not medical advice, and not a treatment or a diagnosis. Nobody who works on it is your
              clinician, and reading it makes nobody your clinician.
            </p>
            <p>
              Never change a prescribed medicine, or put off care, because of something you read here. Ask a doctor or
              pharmacist before you take any supplement, and read <a href="/check-first">Check first</a>. For a child,
              the pediatrician comes first, always.
            </p>
            <p>
              If you drink every day or a lot, find <a href="/check-first#drinking">your zone</a> before you cut down,
              and ask a doctor: stopping suddenly can be dangerous. In an emergency, call <a href="tel:911">911</a> or
              your local number. <a href="/help">Need help now?</a> lists whom to call.
            </p>
            <p>
              These statements have not been evaluated by the Food and Drug Administration. Nothing here is meant to
              diagnose, treat, cure or prevent any disease.
            </p>
          </section>

          <Clause number="1" title="Acceptance">
            <p>
              By using this site you agree to these terms. If you do not agree with them, please do not use it. You need
              to be an adult, or to read it with one.
            </p>
          </Clause>
          <Clause number="2" title="What this is, and is not">
            <p>
              {brand} is a free, open-source wellness protocol: pages to read, sheets to print, and a library of essays.
              It is kept by a community and needs no prescription.
            </p>
            <p>
              It is no clinic, pharmacy, shop or crisis line. It sells nothing itself, promises no result, and has not
              been tested as a whole by anybody. Figures are marked by what they rest on, and{' '}
              <a href="/sources">Sources</a> lists all of them.
            </p>
          </Clause>
          <Clause number="3" title="License">
            <p>
              The words, records and drawings are licensed{' '}
              <Outside to={licenseLink(config)}>Creative Commons Attribution-NonCommercial 4.0 (CC BY-NC 4.0)</Outside>.
              You may copy, print, translate and adapt them for purposes that are not commercial, if you name the
              source, link to the license and say what you changed. The code of the site is under the MIT license.
            </p>
            <p>Quotations and the works that we cite belong to their authors.</p>
          </Clause>
          <Clause number="4" title="Prohibited uses">
            <p>
              Please do not do any of these with the site or with its name. What the license in section 3 allows stays
              allowed.
            </p>
            <ul>
              <li>Sell the material, or put it behind a payment.</li>
              <li>Pass it off as medical advice, or use it to diagnose or treat somebody.</li>
              <li>Say or suggest that we endorse you, your product or your changes.</li>
              <li>Use our name on a copy whose doses, warnings or sources were altered or taken out.</li>
              <li>Aim it at children.</li>
              <li>Break the law with it, or disturb the site for others.</li>
            </ul>
          </Clause>
          <Clause number="5" title="Affiliate links">
            <p>
              Some links lead to a shop and are paid: if you buy through them, the project earns a commission. The
              button at the top of every page is one of them. Product links say “(paid link)” beside them. The text of
              the essays, the PDFs and the products for children carry none.
            </p>
            <p>
              You need not buy anything to use {brand}. A price here is our own note with its date. What you buy, you
              buy from the shop, under its terms.
            </p>
          </Clause>
          <Clause number="6" title="Limits of liability">
            <p>
              The site is offered as it is, without warranty of any kind. We check it with care, and it may still be
              wrong, out of date or out of reach.
            </p>
            <p>
              As far as the law allows, the people who make {brand} are not liable for loss or harm that comes from
              using it, from relying on it, or from products and sites that it links to. Nothing in these terms limits a
              liability that the law does not let us limit, or a right that you have as a consumer.
            </p>
          </Clause>
          <Clause number="7" title="Community guidelines">
            <p>
              Our <Outside to={communityLink(config)}>community spaces</Outside> are public, and many who come there are
              tired or frightened. Be kind. Speak for yourself. Give no dosing advice to a stranger, leave medicines to
              those who prescribe them, and advertise nothing. Leave out other people’s names and health.
            </p>
            <p>
              We reserve the right to moderate these spaces: to edit, hide or remove what is posted, and to close the
              door to whoever keeps breaking these rules. Nobody there is on call. In a crisis,{' '}
              <a href="/help">get help now</a>.
            </p>
          </Clause>
          <PrivacyClause config={config} />
          <Clause number="9" title="Changes">
            <p>
              We may change these terms. The date at the top then changes with them, and the repository keeps every
              earlier version. If you go on using the site after a change, the new terms apply.
            </p>
          </Clause>
          <Clause number="10" title="Contact">
            <address className={styles.address}>
              Legal email: <a href={mailto(legalEmail, `Terms of ${brand}`)}>{legalEmail}</a>
              <br />
              Repository: <Outside to={communityLink(config)}>{config.communityUrl.replace('https://', '')}</Outside>
              <br />
              Mail: {poBox}
            </address>
          </Clause>
        </div>
        <nav className={styles.contents} aria-label="On this page" data-screen-only="">
          <ol>
            {contents.map(([number, title]) => (
              <li key={number}>
                <a href={`#${clauseAnchor(number)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </>
  );
}
