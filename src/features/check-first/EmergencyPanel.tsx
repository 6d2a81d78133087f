import { filled } from '../../text/blanks.ts';
import type { Call } from '../../safety/care.ts';
import { splitSentences } from '../../text/sentences.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ThreeCalls } from '../../ui/ThreeCalls.tsx';
import type { Picked } from './names.ts';
import type { SearchResult } from './search.ts';
import type { IslandTexts } from './island-texts.ts';

type EmergencyPanelProps = {
  texts: IslandTexts;
  calls: readonly Call[];
  result: SearchResult;
  onPick: (condition: Picked) => void;
};

/** The three calls, in English and Spanish, as soon as what’s typed may be an emergency. */
export function EmergencyPanel({ texts, calls, result: { advice = [], past = [] }, onPick }: EmergencyPanelProps) {
  return (
    <div role="alert" className="stack-2">
      <p>
        <b>{texts.emergency}</b>
      </p>
      <p lang="es">{texts.emergencyInSpanish}</p>
      <ThreeCalls calls={calls} isTall />
      {advice.map((text) => (
        <ul key={text}>
          {splitSentences(text).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ))}
      {past.map((condition) => (
        <button key={condition.name} type="button" className={buttonClass} onClick={() => onPick(condition)}>
          {filled(texts.inThePast, condition.name)}
        </button>
      ))}
    </div>
  );
}
