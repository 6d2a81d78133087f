import { useEffect, useRef } from 'react';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import type { Numbers } from './Answers.tsx';
import styles from './CheckFirst.module.css';
import { EmptySheet } from './EmptySheet.tsx';
import { HelpFirst } from './HelpFirst.tsx';
import { InShort } from './InShort.tsx';
import { Offers } from './Offers.tsx';
import { TrueForYou } from './TrueForYou.tsx';
import { useChoices, type ChosenCondition } from './use-choices.ts';

type CheckFirstProps = {
  brand: string;
  call: Numbers;
  /** What may be so of a reader; the first are tapped most often and stand open. */
  conditions: readonly ChosenCondition[];
  /** How many of them stand open. */
  open: number;
};

function WhatDoYouTake({ brand, call, conditions, open }: CheckFirstProps) {
  const form = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const { tool, medicines, conditions: so, offer, ...choices } = useChoices(form);
  const { type, tap } = choices;
  const reader = { medicines, conditions: so };
  const answers = tool?.answersFor(reader) ?? [];
  useEffect(() => {
    // What was typed or tapped before React was here is kept.
    const typed = box.current?.value;
    void Promise.resolve().then(() => {
      if (typed) void type(typed);
      if (form.current?.querySelector('input:checked')) tap();
    });
  }, [type, tap]);
  const done = (work: () => void) => {
    work();
    if (box.current) box.current.value = '';
    box.current?.focus();
  };
  return (
    <>
      <div ref={form} className={styles.tool} role="search" aria-label="What do you take?" data-tool="">
        <label className={styles.label} htmlFor="medicine-name">
          A medicine, by the name on the bottle
        </label>
        <p id="medicine-stays" className={styles.stays}>
          What you type and tap stays in this page. It is not sent or stored.
        </p>
        <input
          ref={box}
          id="medicine-name"
          type="text"
          className={styles.box}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby="medicine-stays"
          onFocus={() => void choices.prepare()}
          onChange={({ target }) => void type(target.value)}
          onKeyDown={({ key }) => {
            const { onEnter } = offer;
            if (key === 'Enter' && onEnter) done(() => choices.add(onEnter));
          }}
        />
        <p className={styles.status} role="status" data-danger={offer.dangers && ''}>
          {offer.saying}
        </p>
        <HelpFirst dangers={offer.dangers} />
        <Offers
          offer={offer}
          families={tool?.families}
          onTick={(condition) => done(() => choices.tick(condition))}
          onAdd={(found) => done(() => choices.add(found))}
          onAddUnknown={(typed) => done(() => choices.addUnknown(typed))}
        />
        {medicines.length > 0 && (
          <ul role="list" className={styles.chosen} aria-label="What you take">
            {medicines.map(({ name }) => (
              <li key={name}>
                {name}{' '}
                <button type="button" aria-label={`Take away ${name}`} onClick={() => done(() => choices.remove(name))}>
                  ✕
                </button>
              </li>
            ))}
          </ul>
        )}
        <TrueForYou
          conditions={conditions}
          open={open}
          onTap={tap}
          hasMedicines={medicines.length > 0}
          tapped={so.length}
        />
        <InShort answers={answers} />
      </div>
      {tool && answers.length > 0 ? (
        <tool.Answers
          answers={answers}
          reader={reader}
          brand={brand}
          call={call}
          plan={tool.planFor(reader)}
          drinking={tool.drinkingFor(reader)}
        />
      ) : (
        <EmptySheet />
      )}
    </>
  );
}

/** “What do you take?”: names and taps, answered in the page. Without a script it is not shown, and all it knows stands below and A–Z. */
export function CheckFirst(props: CheckFirstProps) {
  return (
    <IslandBoundary>
      <WhatDoYouTake {...props} />
    </IslandBoundary>
  );
}
