/** The admin area, shut: a vault door and the question for its password. */
import { LoginForm } from './LoginForm.tsx';
import { useLogin } from './useLogin.ts';
import { Vault } from './Vault.tsx';
import './login.css';

export function Login() {
  const gate = useLogin();
  return (
    <div className="pixel-frame admin-gate">
      <div className="admin-wall">
        <Vault mood={gate.mood} />
      </div>
      <div className="admin-gate-words">
        <h1 className="pixel-title text-base md:text-2xl">Admin Access</h1>
        <p className="mt-2 mb-6 text-mist">Enter the admin password to access the control panel</p>
        <LoginForm gate={gate} submitLabel="Access Admin Panel" />
        <p className="mt-4 text-sm text-mist">
          It was printed where PokeSol was started, or chosen there as <code>ADMIN_PASSWORD</code>.
        </p>
      </div>
    </div>
  );
}
