import { byId, type Records } from '../../domain/records.ts';
import { CareRibbon } from '../../ui/CareRibbon.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { DoseAgainstLimit } from '../../ui/figures/DoseAgainstLimit.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import { KidsComparison } from '../../ui/KidsComparison.tsx';
import { Part } from './Part.tsx';
import styles from './Science.module.css';

/** The kids part: the pediatrician first, the thirty days, screens, nutrients with doses, both readings against the limits, safety. */
export function KidsProtocol({ records }: { records: Records }) {
  const { careCards, claims, kidsNutrients, references } = records;
  const claimOf = (id: string) => byId(claims, id);
  const sources = (...ids: string[]) => ids.map((id) => byId(references, id));
  return (
    <>
      <Part id="kids-first" title="The pediatrician first">
        <p className={styles.advisory}>
          <b>Ask your child’s pediatrician before you give any supplement.</b> Bring this page, and wait for a yes,
          above all with a medicine, kidney disease, an allergy or any diagnosis.
        </p>
        <CareRibbon card={byId(careCards, 'child-gummies')} />
      </Part>
      <Part id="kids-overview" title="The protocol, ages 6–12">
        <p>
          <Claim claim={claimOf('kids-length-30-days')} />. Screens down, sleep and meals and the outdoors up, and a
          grown-up goes first. The <a href="/kids-protocol">page for parents</a> has the days, the rituals and the
          warnings. <Claim claim={claimOf('kids-supplements-needed')} />, so the gummies are the part to leave out.
        </p>
      </Part>
      <Part id="kids-screens" title="Screens and “dopamine”" research={sources('screens-rct-2022', 'eirich-2022')}>
        <p>
          <Claim claim={claimOf('kids-dopamine')} />. The name of the protocol is a nickname.
        </p>
        <ul>
          <li>
            <Claim claim={claimOf('screen-hours-5-5')} />.{' '}
            <span data-dose="">
              The figure that we could check is about 4.5 hours.
              <ReferenceMarks ids={['csm-census-2015']} />
            </span>
          </li>
          <li>
            <Claim claim={claimOf('screens-behavior')} />.
          </li>
          <li>
            <Claim claim={claimOf('screens-attention')} />.
          </li>
          <li>
            <Claim claim={claimOf('screens-cut-trial')} />. Sleep did not differ.
          </li>
        </ul>
      </Part>
      <Part id="kids-nutrients" title="Nutrients and doses">
        <p>
          This is the science page’s reading. The kids page reads some of it otherwise, and{' '}
          <a href="#kids-limits">both stand side by side below</a>.
        </p>
        <table className={styles.nutrients} role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                Nutrient
              </th>
              <th scope="col" role="columnheader">
                Dose
              </th>
              <th scope="col" role="columnheader">
                What is known
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {kidsNutrients.map(({ id, name, purpose, dosing, effect, research, references: ids }) => (
              <tr key={id} role="row" data-dose="">
                <th scope="row" role="rowheader">
                  {name}
                  <span>{purpose}</span>
                </th>
                <td role="cell">{dosing}</td>
                <td role="cell">
                  {effect} {research}
                  <ReferenceMarks ids={ids} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <section id="kids-limits" className={styles.wide} aria-labelledby="kids-limits-title">
        <h3 id="kids-limits-title">Both readings against the limits</h3>
        <DoseAgainstLimit headingLevel={4} records={records} />
        <KidsComparison records={records} />
      </section>
      <Part id="kids-safety" title="Safety notes">
        <ul>
          <li>
            <Claim claim={claimOf('kids-magnesium-limit')} />.
          </li>
          <li>
            <Claim claim={claimOf('kids-b6-limit')} />. Read the label against the European ones.
          </li>
          <li>
            <Claim claim={claimOf('kids-sleep-9-12')} />. <Claim claim={claimOf('kids-melatonin')} />.
          </li>
          <li>Lock every bottle away. Stop at a rash, vomiting or diarrhea, and call the pediatrician.</li>
        </ul>
      </Part>
    </>
  );
}
