import { typePath } from '../../site/pages.ts';
import { byId } from '../../model/records.ts';
import type { Medicine } from '../../model/ingredient.ts';

/** Links to the pages of medicine types. */
export const TypeLinks = ({ ids, medicines }: { ids: readonly string[]; medicines: readonly Medicine[] }) =>
  ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ' · '}
      <a href={typePath(id)}>{byId(medicines, id).name}</a>
    </span>
  ));
