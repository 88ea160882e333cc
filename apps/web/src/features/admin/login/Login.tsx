/** The admin area, shut: a vault door and the question for its password. */
import { LoginForm } from './LoginForm.tsx';
import { useLogin } from './useLogin.ts';
import { Vault } from './Vault.tsx';
import './login.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { adminSession } from '../adminSession.ts';
import { focusFirstField } from '../form/focusFirstField.ts';

export function Login() {
  const gate = useLogin();
  return (
    <div className="pixel-frame admin-gate">
      <div className="admin-wall">
        <Vault mood={gate.mood} />
      </div>
      <div className="admin-gate-words">
        <h1 className="pixel-title page-title">Admin Access</h1>
        <p className="login-note">Enter the admin password to access the control panel</p>
        <LoginForm gate={gate} submitLabel="Access Admin Panel" />
        <p className="login-hint">
          PokeSol printed it when it started, unless it was set as <code>ADMIN_PASSWORD</code>.
        </p>
      </div>
    </div>
  );
}

/** The gate over a dashboard whose session has ended: what was typed there stays. */
export function LoginDialog() {
  // What lies below is what one wants to see again.
  const gate = useLogin('quiet');
  return (
    <Dialog
      title="Your admin session has ended."
      description="Enter the password to go on. Everything you have typed is still here."
      onClose={() => adminSession.ask(false)}
      onOpenFocus={focusFirstField}
      // Nothing is lost by closing it with its key; a stray click should not do it.
      onDismiss={(event) => event.preventDefault()}
    >
      <LoginForm gate={gate} submitLabel="Go on" />
    </Dialog>
  );
}
