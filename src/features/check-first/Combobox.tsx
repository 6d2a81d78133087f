import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import styles from './Combobox.module.css';

type ComboboxProps<Option> = {
  id: string;
  label: string;
  hint: string;
  value: string;
  options: readonly Option[];
  box: RefObject<HTMLInputElement | null>;
  /** True where something else below the field has to be seen too. */
  isUrgent: boolean;
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
export function Combobox<Option extends { label: string; about: string }>({
  id,
  label,
  hint,
  value,
  options,
  box,
  isUrgent,
  onType,
  onFocus,
  onPick,
}: ComboboxProps<Option>) {
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const isOpen = options.length > 0 && !isClosed;
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if ((isOpen || isUrgent) && isNarrow() && document.activeElement === box.current)
      box.current?.scrollIntoView({ block: 'start' });
  }, [isOpen, isUrgent, box]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

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
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <input
        ref={box}
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
          type(pasted.replaceAll(/\s*\n\s*/g, ', '));
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
            {option.about && <small>{option.about}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
