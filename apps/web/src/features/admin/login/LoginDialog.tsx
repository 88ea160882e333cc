/** The gate over a dashboard whose session has ended: what was typed there stays. */
import { Dialog } from '../../../ui/Dialog.tsx';
import { adminSession } from '../adminSession.ts';
import { focusFirstField } from '../form/focusFirstField.ts';
import { LoginForm } from './LoginForm.tsx';
import { useLogin } from './useLogin.ts';

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
