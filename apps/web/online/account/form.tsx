import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { AccountError } from '../person.ts';

interface AccountFormProps {
  /** What stands on its button. */
  readonly submit: string;
  /** It does not stand out. */
  readonly plain?: true;
  /** Does it. @throws AccountError, which is shown below the fields */
  send(fields: FormData): Promise<void>;
  readonly children: ReactNode;
}

/** Fields that go to the site with a password among them: once at a time, and what is wrong is said. */
export function AccountForm({ submit, plain, send, children }: AccountFormProps) {
  const { say } = useWords();
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<AccountError | null>(null);
  const go = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    setWrong(null);
    try {
      await send(new FormData(form));
      form.reset();
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      setWrong(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <form className="account-form" onSubmit={(event) => void go(event)}>
      {children}
      {wrong && (
        <p className="online-problem wrong" role="alert">
          {say(wrong.problem)}
        </p>
      )}
      <button
        type="submit"
        className={plain ? 'button' : 'button button-primary'}
        disabled={sending}
      >
        {submit}
      </button>
    </form>
  );
}

type PasswordProps = Omit<FieldProps, 'type' | 'length' | 'pattern'>;

export function PasswordField(props: PasswordProps) {
  return <Field {...props} type="password" length={[10, 128]} />;
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly type?: 'text' | 'password';
  /** What a browser that remembers passwords may put here. */
  readonly autoComplete: 'username' | 'current-password' | 'new-password';
  /** How many characters it must have, and may. */
  readonly length: readonly [least: number, most: number];
  readonly pattern?: string;
}

export function Field({ name, label, help, type = 'text', length, ...rest }: FieldProps) {
  const id = useId();
  return (
    <p className="account-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className="input"
        name={name}
        type={type}
        required
        minLength={length[0]}
        maxLength={length[1]}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      {help !== undefined && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </p>
  );
}
