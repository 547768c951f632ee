import './choice.css';
import { type ReactNode, useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly values: readonly Value[];
  nameOf(value: Value): ReactNode;
  onChange(value: Value): void;
  /** A line below, e.g. what the choice means. */
  readonly help?: string;
}

/**
 * The legend of a choice and the names of its values, where these are words of one name.
 * @param name the key of the legend; those of the values begin with it: `settings.theme`, `settings.theme.dark`
 */
export function worded<Name extends string, Value extends string>(
  t: (key: NoInfer<Name | `${Name}.${Value}`>) => string,
  name: Name,
  values: readonly Value[],
) {
  return { legend: t(name), values, nameOf: (value: Value) => t(`${name}.${value}`) };
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
