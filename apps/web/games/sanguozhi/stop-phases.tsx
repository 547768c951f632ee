import './stop-phases.css';
import { STOP_PHASES, type StopPhase } from './preferences.ts';
import { useSanguozhiWords } from './words.ts';

interface StopPhasesProps {
  readonly legend: string;
  readonly chosen: readonly StopPhase[];
  onChange(phases: readonly StopPhase[]): void;
}

/** The phases in which a player wants to be asked, to be ticked. */
export function StopPhases({ legend, chosen, onChange }: StopPhasesProps) {
  const { t } = useSanguozhiWords();
  return (
    <fieldset className="choice stop-phases">
      <legend>{legend}</legend>
      <div className="stop-phases-row">
        {STOP_PHASES.map((phase) => (
          <label key={phase}>
            <input
              type="checkbox"
              checked={chosen.includes(phase)}
              onChange={({ target }) =>
                onChange(
                  STOP_PHASES.filter((one) =>
                    one === phase ? target.checked : chosen.includes(one),
                  ),
                )
              }
            />
            {t(`phase.${phase}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
