import type { SiteConfig } from '../../domain/config.ts';
import { whoSpeaks } from '../../domain/library.ts';
import { communityLink, documentLink, licenseLink, wishlistLink } from '../../domain/links.ts';
import { firstDay } from '../../domain/first-day.ts';
import { ButtonLink, ButtonRow, OutsideButton } from '../../ui/Button.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Disclosure } from '../../ui/Notes.tsx';
import { Outside } from '../../ui/Outside.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './AboutScreen.module.css';

/** Who began this and why, the three principles it is kept by, and two ways on. */
export function AboutScreen({ config }: { config: SiteConfig }) {
  return (
    <>
      <PageHead
        title={`About ${config.brand}`}
        lead="One tired person’s notes, put in the open so that other people could use them, question them and mend them."
      />
      <div className={`wrap ${styles.picture}`}>
        <Drawing slug="about" motif="twoBoats" />
      </div>
      <Section id="story" title="How it began" isBeside>
        <div className="prose">
          <p>
            For a long time my answer was “fine.” Fine got up at the third alarm and drank its coffee standing. Fine
            read messages at red lights. In the evening it sat at a table with the people it loved most, and could not
            have said afterward what they had talked about.
          </p>
          <p>One night somebody I love told me a story over supper. I said, “That’s great.” It had been a sad story.</p>
          <p>
            I washed up for a long time that evening. Then I did what people do at midnight, and searched. Everybody I
            found was certain, and most of them had a checkout page. I bought a few things. I also went to bed on time
            for a week, mainly because I had run out of ideas, and the week is the part I remember.
          </p>
          <p>
            So I kept notes, in a plain text file: bedtime, daylight, coffee, walks, whom I had talked to. When friends
            asked, I sent them the file. They sent it back with questions in the margin. What was this based on, and was
            it all right beside what their doctor gave them? I had no answers, and finding them took me longer than the
            ninety days had.
          </p>
          <p>
            What turned up was less than I had hoped, and of more use. Some of my habits had trials behind them. Some
            had only stories, mine among them. Several things that I had been sure of were wrong, and this site now says
            so next to them.
          </p>
          <p>
            I am not a doctor. My ninety days show what happened to one person, and they prove nothing about yours. That
            is also why there is no name on this page: a name would ask you to trust me, and I would rather you read{' '}
            <a href="/sources">the sources</a>.
          </p>
          <p>{whoSpeaks}</p>
          <p>
            There is a verse on the front page because I needed one. You are welcome here with any faith, or with none.
          </p>
        </div>
      </Section>
      <Section id="principles" title="Three principles" isBeside>
        <ul role="list" className={styles.principles}>
          <li>
            <h3>Open to the last line</h3>
            <p>
              Each dose, claim and essay is a text file that anybody can read, copy and correct. The words are free to
              share under{' '}
              <Outside to={licenseLink(config)}>
                <span className="whole">CC BY-NC 4.0</span>
              </Outside>
              .
            </p>
          </li>
          <li>
            <h3>Marked for what it is</h3>
            <p>
              Every figure says where it comes from: published research, a guideline, our own claim, or people’s
              reports. Where we looked for a source and found none, that is printed too.
            </p>
          </li>
          <li>
            <h3>Safe at face value</h3>
            <p>
              We write for the reader who follows a page to the letter. So the questions come{' '}
              <a href="/check-first">before the bottles</a>, and your doctor and your medicine stay where they are.
            </p>
          </li>
        </ul>
      </Section>
      <Section id="on" title="Two ways on" isBeside>
        <div className="prose">
          <p>
            Begin, with or without a bottle: the <a href="/starter-guide">starter guide</a> costs nothing, and the{' '}
            <Outside to={documentLink(config.whitepaperUrl)}>whitepaper (PDF)</Outside> has the plan with its sources.
            Or come and read over our shoulders in the community repository. The most useful thing that anybody can
            write there is one line long: your source does not say that.
          </p>
        </div>
        <Disclosure config={config} />
        <ButtonRow>
          <ButtonLink href={firstDay} look="main">
            Day 1, free
          </ButtonLink>
          <OutsideButton to={wishlistLink(config)}>
            <span>
              Start Your Reset <small>(paid link)</small>
            </span>
          </OutsideButton>
          <OutsideButton to={communityLink(config)}>Join the Community</OutsideButton>
        </ButtonRow>
      </Section>
    </>
  );
}
