import type { ReaderMedicine } from '../../safety/tool-data.ts';
import styles from './CheckFirst.module.css';

type MedicineChipsProps = { medicines: readonly ReaderMedicine[]; onRemove: (medicine: ReaderMedicine) => void };

/** The medicines on the sheet, each with its button to take it off. */
export function MedicineChips({ medicines, onRemove }: MedicineChipsProps) {
  return (
    <ul role="list" className={`inline ${styles.chosen}`} aria-label="What you take">
      {medicines.map((medicine) => (
        <li key={medicine.name}>
          {medicine.name}{' '}
          <button type="button" aria-label={`Remove ${medicine.name}`} onClick={() => onRemove(medicine)}>
            ✕
          </button>
        </li>
      ))}
    </ul>
  );
}
