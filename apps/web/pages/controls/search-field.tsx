interface SearchFieldProps {
  /** What is looked for, in words. */
  readonly name: string;
  readonly value: string;
  onChange(value: string): void;
}

/** A field to look for something among many. */
export function SearchField({ name, value, onChange }: SearchFieldProps) {
  return (
    <input
      type="search"
      className="input"
      placeholder={name}
      aria-label={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
