import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './Combobox.module.css';
import type { Option } from './names.ts';
import type { SearchResult } from './search.ts';
import type { IslandTexts } from './island-texts.ts';

const id = 'medicine-name';
const optionId = (index: number) => `${id}-${index}`;

type ComboboxProps = {
  texts: IslandTexts;
  value: string;
  result: SearchResult | undefined;
  input: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
  onFocus: () => void;
  onPick: (option: Option) => void;
};

/** On a phone the keyboard takes half of the screen, so the field moves to the top, and more of its list is seen. */
const isNarrow = () => matchMedia('(max-width: 48rem)').matches;

/**
 * A combobox with a list that opens below it (WAI-ARIA). Nothing is active until an arrow key makes it so: Enter alone adds
 * nothing. Escape closes the list, and then empties the field.
 */
export function Combobox({ texts, value, result, input, onType, onFocus, onPick }: ComboboxProps) {
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const options = result?.options ?? [];
  const isOpen = options.length > 0 && !isClosed;
  const hasMoreBelow = isOpen || result?.kind === 'emergency';

  useEffect(() => {
    if (hasMoreBelow && isNarrow() && document.activeElement === input.current)
      input.current?.scrollIntoView({ block: 'start' });
  }, [hasMoreBelow, input]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const type = (text: string) => {
    setActive(-1);
    setClosed(false);
    onType(text);
  };
  const pick = (option: Option) => {
    setActive(-1);
    onPick(option);
  };
  const move = (by: 1 | -1) => {
    setClosed(false);
    setActive((now) => (now < 0 && by < 0 ? options.length - 1 : (now + by + options.length) % options.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = isOpen ? options[active] : undefined;
    if (event.key === 'Escape') {
      if (isOpen) setClosed(true);
      else type('');
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && option) {
      pick(option);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <div>
      <label htmlFor={id} className="level-3">
        {texts.label}
      </label>
      <p id={`${id}-hint`} className={`small soft ${styles.hint}`}>
        {texts.hint}
      </p>
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        className={styles.box}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        aria-describedby={`${id}-hint`}
        value={value}
        onFocus={onFocus}
        onChange={({ target }) => type(target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text').trim();
          if (!pasted.includes('\n')) return;
          // A field of one line would run the names of a list together.
          event.preventDefault();
          event.currentTarget.setRangeText(`, ${pasted.replaceAll(/\s*\n\s*/g, ', ')}`);
          type(event.currentTarget.value.replace(/^, /, ''));
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-list`} role="listbox" aria-label="Suggestions" className={styles.list} hidden={!isOpen}>
        {options.map((option, index) => (
          // The keyboard works through the field, which keeps the focus.
          <li
            key={option.label + option.about}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            <b>{option.label}</b>
            {option.about && <small className="small soft">{option.about}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
