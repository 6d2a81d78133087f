import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Call } from '../../safety/three-calls.ts';
import type { CheckFirstTexts } from '../../model/check-first.ts';
import { Dialable } from '../../ui/Dialable.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { ThreeCalls } from '../../ui/ThreeCalls.tsx';
import { Answers } from './Answers.tsx';
import styles from './CheckFirst.module.css';
import { Combobox } from './Combobox.tsx';
import type { Found, Picked } from './search.ts';
import { Sheet } from './Sheet.tsx';
import { TrueForYou } from './TrueForYou.tsx';
import { useSheets } from './use-sheets.ts';
import { useTool } from './use-tool.ts';

type CheckFirstProps = {
  texts: CheckFirstTexts;
  calls: readonly Call[];
  /** Each check box says its question; the answer and the sheet say its name. */
  conditions: readonly { id: string; name: string; question: string; levels?: string | undefined }[];
  /** How many check boxes are shown without a fold. */
  open: number;
  /** The address of this page, for the printed sheet. */
  address: string;
};

/** What the tool says about what was typed, before the calls; undefined where every name of it is known. */
function unsure(texts: CheckFirstTexts, { options, isGuess }: Found): string | undefined {
  const known = options.filter(({ about }) => about);
  if (known.length === 0) return texts.noMatch;
  if (isGuess) return texts.didYouMean;
  return known.some(({ picks }) => picks.some(({ medicine }) => medicine?.types.length === 0))
    ? texts.partly
    : undefined;
}

function WhatDoYouTake({ texts, calls, conditions, open, address }: CheckFirstProps) {
  const short = calls.map(({ number }) => number).filter((number) => number.length === 3);
  const form = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const { tool, hasFailed, prepare } = useTool();
  const { reader, isSecond, turn, add, remove, clear } = useSheets();
  const found = tool?.search(typed);
  const past = found?.past;
  const answer = tool?.answer(reader);
  const isTyped = typed.trim().length > 1 && !found?.isEmergency;
  const problem = hasFailed ? texts.notLoaded : !isTyped ? undefined : found ? unsure(texts, found) : texts.loading;

  const type = (text: string) => {
    setTyped(text);
    setSaid('');
    prepare();
  };
  /** After each change the field is empty and has the focus, and what happened is read out. */
  const done = (what: string) => {
    setTyped('');
    setSaid(what);
    box.current?.focus();
  };
  const pick = (picks: readonly Picked[]) => {
    prepare();
    add(picks);
    done(`On your sheet: ${picks.map(({ name }) => name).join(', ')}.`);
  };

  /** Keeps what was typed or checked before the script was here. */
  const keepEarlier = useEffectEvent(() => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const text = box.current?.value ?? '';
    if (!text && boxes.length === 0) return;
    void Promise.resolve().then(() => {
      type(text);
      add(
        boxes.map(({ value }) => ({
          name: conditions.find(({ id }) => id === value)?.name ?? value,
          condition: value,
        })),
      );
    });
  });
  useEffect(() => keepEarlier(), []);

  const button = (label: string, onClick: () => void) => (
    <button type="button" className={styles.button} onClick={onClick}>
      {label}
    </button>
  );

  return (
    <div className={styles.page} data-answered={answer ? '' : undefined}>
      <div ref={form} className={styles.tool} role="search" aria-label={texts.label} data-tool="" data-screen-only="">
        {isSecond && (
          <p>
            <b>This sheet is for someone else.</b>
          </p>
        )}
        <Combobox
          id="medicine-name"
          label={texts.label}
          hint={texts.hint}
          value={typed}
          options={found?.options ?? []}
          box={box}
          isUrgent={found?.isEmergency ?? false}
          onType={type}
          onFocus={prepare}
          onPick={({ picks, corrected }) => (corrected ? type(corrected) : pick(picks))}
        />
        {found?.isEmergency && (
          <div role="alert" className={styles.emergency} data-emergency="">
            <p>
              <b>{texts.emergency}</b>
            </p>
            <p lang="es">{texts.emergencyInSpanish}</p>
            <ThreeCalls calls={calls} isTall />
            {found.advice?.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {past && button(`In the past? Tap here to check “${past.name}”`, () => pick([past]))}
          </div>
        )}
        <div className={styles.status} role="status">
          {problem ? (
            <>
              <p>{problem}</p>
              <p>
                <Dialable text={texts.callAnyway} short={short} />
              </p>
              <p lang="es">
                <Dialable text={texts.callAnywayInSpanish} short={short} />
              </p>
            </>
          ) : (
            said || (isTyped && `${found?.options.length ?? 0} found`)
          )}
        </div>
        {reader.medicines.length > 0 && (
          <ul role="list" className={styles.chosen} aria-label="What you take">
            {reader.medicines.map((medicine) => (
              <li key={medicine.name}>
                {medicine.name}{' '}
                <button
                  type="button"
                  aria-label={`Remove ${medicine.name}`}
                  onClick={() => {
                    remove({ name: medicine.name, medicine });
                    done(`${medicine.name} is off your sheet.`);
                  }}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        )}
        {answer && (
          <p>
            <a className={styles.button} href="#answers-title">
              See the answer
            </a>
          </p>
        )}
        <TrueForYou
          conditions={conditions}
          open={open}
          checked={new Set(reader.conditions.map(({ id }) => id))}
          onCheck={({ id, name }, isChecked) => {
            prepare();
            if (isChecked) add([{ name, condition: id }]);
            else remove({ name, condition: id });
            setSaid(`${name} is ${isChecked ? 'on' : 'off'} your sheet.`);
          }}
        />
      </div>
      {answer && (
        <>
          <Answers texts={texts} answer={answer}>
            {button('Print this sheet', () => print())}
            {button('Clear all', () => {
              clear();
              done('This sheet is empty.');
            })}
          </Answers>
          <Sheet texts={texts} answer={answer} reader={reader} calls={calls} address={address} />
        </>
      )}
      {(answer || isSecond) && (
        <p className={styles.other} data-screen-only="">
          {button(isSecond ? 'Back to my sheet' : 'A second sheet, for someone else', () => {
            turn();
            done(isSecond ? 'This is your own sheet.' : 'This sheet is for someone else.');
          })}
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
