/** The field for the password, and what the server said to the last one. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { LoginState } from './useLogin.ts';
import './login.css';

type LoginFormProps = { gate: LoginState; submitLabel: string };

export function LoginForm({
  gate: { mood, problem, waitSeconds, tryPassword },
  submitLabel,
}: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isVerifying = mood === 'turning';
  const isWaiting = waitSeconds > 0;

  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  async function verify() {
    if (password === '' || isWaiting || isVerifying || (await tryPassword(password))) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }

  return (
    <form
      className="admin-form"
      onSubmit={(event) => {
        event.preventDefault();
        void verify();
      }}
    >
      {/* Password managers file a password under a name. */}
      <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
      <div className="field-frame">
        <label htmlFor="admin-password" className="field-label">
          Password
        </label>
        <div className="login-form-row">
          <input
            ref={field}
            id="admin-password"
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={password}
            aria-invalid={problem !== undefined}
            aria-describedby="admin-gate-problem"
            onChange={(event) => setPassword(event.target.value)}
            className="field login-form-field"
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-label="Show password"
            onClick={() => setShown(!isShown)}
            className="admin-show"
          >
            Show
          </button>
        </div>
        <p id="admin-gate-problem" className="field-wrong login-form-text">
          {problem}
          {isWaiting && <span className="login-form-wait">{waitSeconds} s to go</span>}
        </p>
      </div>
      <Button
        type="submit"
        busy={isVerifying}
        disabled={password === '' || isWaiting}
        className="login-form-button"
      >
        {isVerifying ? 'Verifying...' : submitLabel}
      </Button>
    </form>
  );
}
