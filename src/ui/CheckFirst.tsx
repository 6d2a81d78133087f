import { checkFirstLines } from '../domain/check-first.ts';
import type { Ingredient, Medicine } from '../domain/schema/protocol.ts';
import { ReferenceMarks } from './IngredientSafety.tsx';

type CheckFirstProps = {
  /** Of one bottle. */ ingredients: readonly Ingredient[];
  medicines: readonly Medicine[];
  /** Adds the marks of the sources behind each line. */ isSourced?: boolean;
};

/** Who leaves a bottle alone or asks first, and which medicines it meets, a line for each. The reasons stand on `/stack` and `/check-first`. */
export function CheckFirst({ ingredients, medicines, isSourced = false }: CheckFirstProps) {
  return checkFirstLines(ingredients, medicines).map(({ words, names, references }) => (
    <p key={words}>
      <b>{words}:</b> {names.join('; ')}.{isSourced && <ReferenceMarks ids={references} />}
    </p>
  ));
}
