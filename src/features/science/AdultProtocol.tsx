import { byId, type Records } from '../../domain/records.ts';
import { CareRibbons } from '../../ui/CareRibbon.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { HabitTime } from '../../ui/figures/HabitTime.tsx';
import { HowSure } from '../../ui/figures/HowSure.tsx';
import { NightInMinutes } from '../../ui/figures/NightInMinutes.tsx';
import { IngredientEntry } from './IngredientEntry.tsx';
import { Part } from './Part.tsx';
import styles from './Science.module.css';

/** The adult part: why ninety days, the six supplements, stopping safely, gut and brain, family, and the clinic. */
export function AdultProtocol({ records }: { records: Records }) {
  const { careCards, claims, ingredients, medicines, references, supplements } = records;
  const claimOf = (id: string) => byId(claims, id);
  const sources = (...ids: string[]) => ids.map((id) => byId(references, id));
  const isCore = (id: string) => supplements.some((supplement) => supplement.ingredients.includes(id));
  return (
    <>
      <Part id="repair" title="Why ninety days" research={sources('habit-time-singh-2024')}>
        <p>
          <Claim claim={claimOf('length-90-days')}>Ninety days is a length that we chose.</Claim>{' '}
          <Claim claim={claimOf('reset-8-12-weeks')}>We also speak of 8–12 weeks for a biological reset.</Claim> We
          found no source for either, and “reset” here is a calendar.
        </p>
        <p>
          What has been measured is habit. <Claim claim={claimOf('habit-time')} />.{' '}
          <Claim claim={claimOf('missed-day')} />. <Claim claim={claimOf('sleep-debt')} />. So ninety days is a fair
          trial of sleep, light and walks. It is no promise of repair.
        </p>
      </Part>
      <div className={styles.wide}>
        <HabitTime headingLevel={3} records={records} />
      </div>
      <div className={styles.wide}>
        <HowSure headingLevel={3} records={records} />
      </div>
      <div className={styles.wide}>
        <NightInMinutes headingLevel={3} records={records} />
      </div>
      <Part id="supplements" title="Six core supplements, in five bottles">
        <p>
          <Claim claim={claimOf('stack-together')} />. <Claim claim={claimOf('ashwagandha-liver')} />.{' '}
          <a href="/check-first">Check first</a> has every caution in full, and the medicine table.
        </p>
        {ingredients
          .filter(({ id }) => isCore(id))
          .map((ingredient) => (
            <IngredientEntry
              key={ingredient.id}
              ingredient={ingredient}
              medicines={medicines}
              research={byId(references, ingredient.references[0] ?? '')}
            />
          ))}
      </Part>
      <Part
        id="recovery"
        title="Supported recovery and cold turkey"
        research={sources('alcohol-withdrawal-au-guideline', 'rcpsych-stopping-antidepressants-2020')}
      >
        <CareRibbons cards={['alcohol', 'medication'].map((id) => byId(careCards, id))} />
        <p>
          Stopping at once, at home and alone, can be dangerous. <Claim claim={claimOf('alcohol-withdrawal-timing')} />.{' '}
          <Claim claim={claimOf('benzodiazepine-stopping')} />. <Claim claim={claimOf('antidepressant-taper')} />.{' '}
          <Claim claim={claimOf('statin-stopping')} />.
        </p>
        <p>
          There is help, in more than one form. <Claim claim={claimOf('supported-recovery')} />.{' '}
          <Claim claim={claimOf('relapse-common')} />.
        </p>
      </Part>
      <Part id="gut" title="Gut and brain" research={sources('gut-microbiome-mood-hofmeister-2021')}>
        <p>
          They do talk:{' '}
          <Claim claim={claimOf('vagus-nerve')}>the vagus nerve runs from the brainstem to the abdomen.</Claim> What you
          can do with that is less clear. <Claim claim={claimOf('gut-brain')} />. <Claim claim={claimOf('diet-mood')} />
          . Ordinary food at ordinary hours is what we ask for, and no probiotic is in the stack.
        </p>
      </Part>
      <Part id="family" title="A family’s nervous system" research={sources('coregulation-acf')}>
        <p>
          No nerve runs from one person to another, and yet everybody knows who is tired when a key turns in the door.{' '}
          <Claim claim={claimOf('co-regulation')} />. <Claim claim={claimOf('couples-facing-stress')} />.{' '}
          <Claim claim={claimOf('calming-beats-venting')} />. One calm person is a start.
        </p>
      </Part>
      <Part id="team" title="Working with your healthcare team" research={sources('mnt-medicare')}>
        <p>
          <Claim claim={claimOf('visit-length')} />. Bring one page: what you take, what you would like to try, and one
          question. <Claim claim={claimOf('tell-your-clinician')} />.
        </p>
        <p>
          Some plans pay for a dietitian.{' '}
          <Claim claim={claimOf('nutrition-visits')}>We speak of 1–3 insurance-covered nutrition visits a year.</Claim>{' '}
          Ask yours, and keep every prescription going while you ask.
        </p>
        <p>
          What we say of <a href="/blog/cholesterol-connection">blood fats</a>,{' '}
          <a href="/blog/blood-pressure-recovery">blood pressure</a> and{' '}
          <a href="/blog/marriage-healing">a marriage in recovery</a> stands in those essays, each figure with its mark.
        </p>
      </Part>
    </>
  );
}
