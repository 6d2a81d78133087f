import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Call } from '../../safety/care.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { Answers, questionsAnchor, readFirstAnchor } from './Answers.tsx';
import styles from './CheckFirst.module.css';
import { Combobox } from './Combobox.tsx';
import { EmergencyPanel } from './EmergencyPanel.tsx';
import type { Picked } from './names.ts';
import { Sheet } from './Sheet.tsx';
import { TrueForYou, type Choice } from './TrueForYou.tsx';
import { TypedStatus } from './TypedStatus.tsx';
import { useSheets } from './use-sheets.ts';
import { useCheckFirst } from './use-check-first.ts';
import type { IslandTexts } from './island-texts.ts';

type CheckFirstProps = {
  texts: IslandTexts;
  calls: readonly Call[];
  conditions: readonly Choice[];
  /** Above the choices on drinking: what counts as a drink, and which to pick. */
  drinkingLead: string;
  /** The address of this page, for the printed sheet. */
  address: string;
};

function WhatDoYouTake({ texts, calls, conditions, drinkingLead, address }: CheckFirstProps) {
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const { checkFirst, hasFailed, load } = useCheckFirst();
  const { sheet, reader, isSecond, switchSheet, add, remove, clear } = useSheets(
    conditions.filter(({ group }) => group === 'drinking').map(({ id }) => id),
  );
  const result = checkFirst?.search(typed);
  const answer = checkFirst?.answer(reader);
  const isWaiting = hasFailed || (typed.trim().length > 1 && result?.kind !== 'emergency');

  const type = (text: string) => {
    setTyped(text);
    setStatus('');
    load();
  };
  /** After each change the field has the focus and only what’s left to answer, and what happened is read out. */
  const announce = (change: string, left = '') => {
    setTyped(left);
    setStatus(change);
    input.current?.focus();
  };
  const pick = (picks: readonly Picked[], left?: string) => {
    load();
    add(picks);
    announce(`Added: ${picks.map(({ name }) => name).join(', ')}.`, left);
  };

  /** Keeps what was typed or checked before the script was here. */
  const keepEarlier = useEffectEvent(() => {
    const checked = [...(container.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const text = input.current?.value ?? '';
    if (!text && checked.length === 0) return;
    void Promise.resolve().then(() => {
      type(text);
      const ids = checked.map(({ value }) => value);
      add(conditions.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ name, condition: id })));
    });
  });
  useEffect(() => keepEarlier(), []);

  return (
    <div className={`stack-4 ${styles.page}`}>
      <div
        ref={container}
        className={`stack-3 ${styles.tool}`}
        role="search"
        aria-label={texts.label}
        data-script-only=""
      >
        {isSecond && (
          <p>
            <b>{texts.sheet.isSecond}</b>
          </p>
        )}
        <Combobox
          texts={texts}
          value={typed}
          result={result}
          input={input}
          onType={type}
          onFocus={load}
          onPick={({ picks, left }) => pick(picks, left)}
        />
        {result?.kind === 'emergency' && (
          <EmergencyPanel
            texts={texts}
            calls={calls}
            result={result}
            // The names of a list can still be added.
            onPick={(condition) => pick([condition], result.options.length > 0 ? typed : '')}
          />
        )}
        <TypedStatus texts={texts} calls={calls} typed={isWaiting ? { result, hasFailed } : undefined} change={status}>
          {answer &&
            (answer.danger ? (
              <a href={`#${readFirstAnchor}`} className={`level-3 ${styles.danger}`}>
                {answer.danger}
              </a>
            ) : (
              <ButtonLink href="#answers-title">Read your answer</ButtonLink>
            ))}
        </TypedStatus>
        {sheet.length > 0 && (
          <ul role="list" className={`inline ${styles.chosen}`} aria-label="On your sheet">
            {sheet.map((pick) => (
              <li key={pick.name}>
                {pick.name}{' '}
                <button
                  type="button"
                  aria-label={`Remove ${pick.name}`}
                  onClick={() => {
                    remove(pick);
                    announce(`Removed: ${pick.name}.`);
                  }}
                >
                  ✕
                </button>
              </li>
            ))}
          </ul>
        )}
        <TrueForYou
          id={questionsAnchor}
          headings={texts.headings}
          drinkingLead={drinkingLead}
          choices={conditions}
          checked={reader.conditions}
          onCheck={({ id, name }, isChecked) => {
            load();
            if (isChecked) add([{ name, condition: id }]);
            else remove({ name, condition: id });
            setStatus(`${isChecked ? 'Added' : 'Removed'}: ${name}.`);
          }}
        />
      </div>
      {answer && (
        <>
          <Answers
            texts={texts}
            answer={answer}
            numbers={calls.map(({ number }) => number)}
            actions={
              <div className="stack-1">
                <Button data-look="water" onClick={() => print()}>
                  Print this sheet
                </Button>
                <p className="soft">{texts.sheet.noPrinter}</p>
              </div>
            }
          />
          <Sheet texts={texts} answer={answer} reader={reader} calls={calls} address={address} />
        </>
      )}
      {(answer || isSecond) && (
        <div data-screen-only="">
          <ButtonRow>
            {answer && (
              <Button
                onClick={() => {
                  clear();
                  announce('This sheet is empty.');
                }}
              >
                Clear all
              </Button>
            )}
            <Button
              onClick={() => {
                switchSheet();
                announce(isSecond ? texts.sheet.isOwn : texts.sheet.isSecond);
              }}
            >
              {isSecond ? 'Back to my sheet' : texts.sheet.second}
            </Button>
          </ButtonRow>
        </div>
      )}
    </div>
  );
}

/**
 * “What do you take?”: names and check boxes, answered in the page. Without a script it's hidden; the calls, the table and the A–Z list
 * say the same.
 */
export const CheckFirst = withBoundary(WhatDoYouTake);
