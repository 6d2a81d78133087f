import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Reader } from '../../domain/reader.ts';
import type { Offer } from './offer.ts';
import type { Tool } from './tool.ts';

type Medicine = Reader['medicines'][number];
export type ChosenCondition = Reader['conditions'][number];

const nothing: Offer = { saying: '', names: [], conditions: [] };
const couldNotLoad: Offer = {
  saying: 'The names could not be loaded. The A–Z list below holds them all, and this page the whole table.',
  names: [],
  conditions: [],
};

/** What the page below shows in full shrinks to what concerns the reader, and comes back when nothing is chosen. */
function shrinkPage(concerned: ReadonlySet<string>) {
  for (const row of document.querySelectorAll('tr[id^=medicine-], div[id^=condition-]'))
    row.toggleAttribute('hidden', concerned.size > 0 && !concerned.has(row.id));
}

/** What a reader has chosen, and what it means. It lives in this page alone: nothing is stored, sent, or put in the address. */
export function useChoices(form: RefObject<HTMLFormElement | HTMLDivElement | null>) {
  const [tool, setTool] = useState<Tool>();
  const [medicines, setMedicines] = useState<Medicine[]>([]);
  const [conditions, setConditions] = useState<ChosenCondition[]>([]);
  const [offer, setOffer] = useState<Offer>(nothing);
  const turn = useRef(0);

  const withTool = useCallback(
    () =>
      import('./tool.ts')
        .then(({ openTool }) => openTool())
        .then(
          (loaded) => {
            setTool(loaded);
            return loaded;
          },
          () => {
            setOffer(couldNotLoad);
            return undefined;
          },
        ),
    [],
  );
  const type = useCallback(
    async (text: string) => {
      const mine = ++turn.current;
      const loaded = await withTool();
      // A slow answer to an older text is dropped.
      if (loaded && mine === turn.current) setOffer(loaded.offer(text));
    },
    [withTool],
  );
  const tap = useCallback(() => {
    void withTool();
    const taps = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked') ?? [];
    setConditions([...taps].map(({ value, labels }) => ({ id: value, name: labels?.[0]?.textContent ?? value })));
  }, [form, withTool]);
  const add = (medicine: Medicine) => {
    setMedicines((all) => (all.some(({ name }) => name === medicine.name) ? all : [...all, medicine]));
    // What was typed beside the medicine is still offered: “sertraline and wine”.
    setOffer(({ conditions }) => ({
      ...nothing,
      conditions,
      saying: `${medicine.name} is on your sheet. Add another, or read on.`,
    }));
  };
  const tick = ({ id, name }: ChosenCondition) => {
    const box = form.current?.querySelector<HTMLInputElement>(`input[type=checkbox][value="${id}"]`);
    if (box) box.checked = true;
    // What is ticked has to be seen ticked.
    box?.closest('details')?.setAttribute('open', '');
    tap();
    // A name or a product that was typed beside it is still offered.
    setOffer((offered) => ({
      ...offered,
      conditions: [],
      saying: `${name} is ticked below, and on your sheet.`,
    }));
  };
  const remove = (name: string) => {
    setMedicines((all) => all.filter((medicine) => medicine.name !== name));
    setOffer({ ...nothing, saying: `${name} is off your sheet.` });
  };

  useEffect(() => {
    shrinkPage(
      new Set([
        ...medicines.flatMap(({ families }) => families.map((id) => `medicine-${id}`)),
        ...conditions.map(({ id }) => `condition-${id}`),
      ]),
    );
  }, [medicines, conditions]);

  return {
    medicines,
    conditions,
    tool,
    offer,
    type,
    tap,
    tick,
    add,
    addUnknown: (name: string) => add({ name, families: tool?.unknown ?? [], isUnknown: true }),
    remove,
    prepare: withTool,
  };
}
