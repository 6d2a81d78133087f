import type { SiteConfig } from '../../site/config.ts';
import { communityLink } from '../../site/links.ts';
import type { Records } from '../../model/records.ts';
import { ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { DayOne } from '../../ui/DayOne.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { Disclosure } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Section } from '../../ui/Section.tsx';
import { WishlistButton } from '../../ui/WishlistButton.tsx';

/** Who began this and why, the three principles, and two ways to go on. */
export function AboutScreen({ config, records }: { config: SiteConfig; records: Records }) {
  const { lead, whose, story, principles, next } = records.aboutScreen;
  return (
    <>
      <PageHead title={`About ${config.brand}`} lead={lead} />
      <Section id="story" title="How it began">
        <p className="soft">{whose}</p>
        <Paragraphs texts={story} records={records} />
      </Section>
      <Section id="principles" title="Three principles">
        <ul role="list" className="rows">
          {principles.map(({ title, text }) => (
            <li key={title} className="stack-2">
              <h3>{title}</h3>
              <p className="soft">
                <MarkedText text={text} records={records} config={config} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="on" title="Where to go next">
        <Paragraphs texts={[next]} records={records} config={config} />
        <Disclosure records={records} />
        <ButtonRow>
          <DayOne />
          <OutsideButton to={communityLink(config)}>Join the Community</OutsideButton>
          <WishlistButton config={config} />
        </ButtonRow>
      </Section>
    </>
  );
}
