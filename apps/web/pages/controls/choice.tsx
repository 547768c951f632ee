import './choice.css';
import { type ReactNode, useId } from 'react';

/** What a choice is given, whatever its words come from. */
export interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly values: readonly Value[];
  nameOf(value: Value): ReactNode;
  onChange(value: Value): void;
  /** A line below, e.g. what the choice means. */
  readonly help?: string;
}

/** One of a few, all to be seen at once. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, value, values, nameOf, onChange, help } = props;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-row">
        {values.map((one) => (
          <label key={one} className="choice-one">
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{nameOf(one)}</span>
          </label>
        ))}
      </div>
      {help !== undefined && <p className="help">{help}</p>}
    </fieldset>
  );
}
