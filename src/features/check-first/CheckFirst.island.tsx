import { useEffect, useMemo, useRef, useState } from 'react';
import type { FirstCall } from '../../safety/check-first-calls.ts';
import { answersFor, planFor } from '../../safety/reader.ts';
import type { CheckFirstTexts } from '../../model/check-first.ts';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { Answers } from './Answers.tsx';
import styles from './CheckFirst.module.css';
import { Combobox, type Option } from './Combobox.tsx';
import { FirstCalls } from './FirstCalls.tsx';
import { nothingFound, type Found, type Suggestion } from './found.ts';
import { Sheet } from './Sheet.tsx';
import { TrueForYou } from './TrueForYou.tsx';
import { useSheets } from './use-sheets.ts';
import { useTool } from './use-tool.ts';

type CheckFirstProps = {
  texts: CheckFirstTexts;
  calls: readonly FirstCall[];
  conditions: readonly { id: string; name: string }[];
  /** How many check boxes are shown without a fold. */
  open: number;
  /** The address of this page, for the printed sheet. */
  address: string;
};

/** What the tool says about what was typed, read out as it changes. */
function statusOf(found: Found, typed: string, texts: CheckFirstTexts): string {
  const { suggestions, list, leftOut, isGuess, isEmergency } = found;
  if (isEmergency || typed.trim().length < 2) return '';
  const notAdded = leftOut.length > 0 ? `Not a name, so not added: ${leftOut.join('; ')}. ` : '';
  if (isGuess) return texts.didYouMean;
  if (suggestions.length + list.length === 0) return texts.noMatch;
  return `${notAdded}${list.length > 0 ? 'Your list:' : suggestions.length === 1 ? '1 match' : `${suggestions.length} matches`}`;
}

function WhatDoYouTake({ texts, calls, conditions, open, address }: CheckFirstProps) {
  const form = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { tool, hasFailed, prepare } = useTool();
  const { reader, at, turn, pick, removeMedicine, removeCondition, clear } = useSheets();
  const { medicines, conditions: checked } = reader;
  const found = useMemo(() => tool?.search(typed) ?? nothingFound, [tool, typed]);

  const type = (text: string) => {
    setTyped(text);
    setSaid('');
    prepare();
  };
  const add = (picked: readonly Suggestion[]) => {
    prepare();
    pick(picked);
    setTyped('');
    setSaid(`On your sheet: ${picked.map(({ name }) => name).join(', ')}.`);
    box.current?.focus();
  };

  useEffect(() => {
    // What was typed or checked before the script was here is kept.
    const text = box.current?.value ?? '';
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    if (!text && boxes.length === 0) return;
    void Promise.resolve().then(() => {
      prepare();
      if (text) setTyped(text);
      pick(
        boxes.map(({ value, labels }) => ({ name: labels?.[0]?.textContent ?? value, about: '', condition: value })),
      );
    });
    // Once, when the island starts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const optionOf = (suggestion: Suggestion): Option => ({
    key: suggestion.name + (suggestion.condition ?? ''),
    content: (
      <>
        <b>{suggestion.name}</b>
        <small>{suggestion.about}</small>
      </>
    ),
    onPick: () => add([suggestion]),
  });
  const { list, suggestions, unknown, past } = found;
  const options: Option[] = [
    ...(list.length > 0
      ? [
          {
            key: 'all',
            content: (
              <>
                <b>{list.length > 1 ? `Add all ${list.length}` : 'Add this one'}</b>
                <small>
                  {list.map(({ name, medicine }) => name + (medicine?.isUnknown ? ' (not checked)' : '')).join(', ')}
                </small>
              </>
            ),
            onPick: () => add(list),
          },
        ]
      : []),
    ...suggestions.map(optionOf),
    ...(unknown
      ? [
          {
            key: 'unknown',
            content: `Put “${unknown}” on my sheet as “not checked”`,
            onPick: () => add([{ name: unknown, about: '', medicine: { name: unknown, types: [], isUnknown: true } }]),
          },
        ]
      : []),
  ];
  const answers = tool ? answersFor(tool.data, reader, texts.notChecked) : [];

  return (
    <div className={styles.page} data-answered={answers.length > 0 ? '' : undefined}>
      <div ref={form} className={styles.tool} role="search" aria-label={texts.label} data-tool="">
        {at > 0 && (
          <p>
            <b>This sheet is for someone else.</b>
          </p>
        )}
        <Combobox
          id="medicine-name"
          label={texts.label}
          hint={texts.hint}
          value={typed}
          options={options}
          box={box}
          isUrgent={found.isEmergency}
          onType={type}
          onFocus={prepare}
        />
        {found.isEmergency && (
          <div role="alert" className={styles.emergency} data-emergency="">
            <p>
              <b>{texts.emergency}</b>
            </p>
            <FirstCalls calls={calls} />
            {past && (
              <p>
                <button type="button" className={styles.button} onClick={() => add([past])}>
                  In the past? Tap here
                  <span className="visually-hidden"> to check “{past.name}”</span>
                </button>
              </p>
            )}
          </div>
        )}
        <p className={styles.status} role="status">
          {hasFailed ? texts.notLoaded : said || (tool ? statusOf(found, typed, texts) : '')}
        </p>
        {medicines.length > 0 && (
          <ul role="list" className={styles.chosen} aria-label="What you take">
            {medicines.map(({ name, isUnknown }) => (
              <li key={name}>
                {name}
                {isUnknown && ' (not checked)'}{' '}
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    removeMedicine(name);
                    setSaid(`${name} is off your sheet.`);
                    box.current?.focus();
                  }}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        )}
        {answers.length > 0 && (
          <p>
            <a href="#answers-title">See the answer</a>
          </p>
        )}
        <TrueForYou
          conditions={conditions}
          open={open}
          checked={new Set(checked.map(({ id }) => id))}
          onCheck={({ id, name }, isChecked) => {
            prepare();
            if (isChecked) pick([{ name, about: '', condition: id }]);
            else removeCondition(id);
          }}
        />
      </div>
      {tool && answers.length > 0 && (
        <>
          <Answers answers={answers} reader={reader} texts={texts} plan={planFor(tool.data, reader)}>
            <button type="button" className={styles.button} onClick={() => print()}>
              Print this sheet
            </button>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                clear();
                setTyped('');
                setSaid('This sheet is empty.');
                box.current?.focus();
              }}
            >
              Clear all
            </button>
          </Answers>
          <Sheet data={tool.data} reader={reader} texts={texts} calls={calls} address={address} />
        </>
      )}
      {(answers.length > 0 || at > 0) && (
        <p className={styles.other}>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              turn();
              setTyped('');
              setSaid(at > 0 ? 'This is your own sheet.' : 'This sheet is for someone else.');
              box.current?.focus();
            }}
          >
            {at > 0 ? 'Back to my sheet' : 'A second sheet, for someone else'}
          </button>
        </p>
      )}
    </div>
  );
}

/** “What do you take?”: names and check boxes, answered in the page. Without a script it's hidden; the calls, the table and the A–Z list say the same. */
export function CheckFirst(props: CheckFirstProps) {
  return (
    <IslandBoundary>
      <WhatDoYouTake {...props} />
    </IslandBoundary>
  );
}
