import { Choice, type ChoiceProps } from './choice.tsx';

interface NamedChoiceProps<Of extends string, Value extends string>
  extends Omit<ChoiceProps<Value>, 'legend' | 'nameOf'> {
  /** The key of its legend; the keys of the values begin with it: `settings.theme`, `settings.theme.dark`. */
  readonly of: Of;
  t(key: NoInfer<Of | `${Of}.${Value}`>): string;
}

/** A choice whose legend and values are words of one name. */
export function NamedChoice<Of extends string, Value extends string>(
  props: NamedChoiceProps<Of, Value>,
) {
  const { of, t, ...choice } = props;
  return <Choice {...choice} legend={t(of)} nameOf={(value) => t(`${of}.${value}`)} />;
}
