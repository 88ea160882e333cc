/** The admin area: its gate, and the dashboard behind it. */
import './form/formMessages.ts';
import { useAdminSession } from './adminSession.ts';
import { Dashboard } from './Dashboard.tsx';
import { Login, LoginDialog } from './login/Login.tsx';
import './admin.css';

export default function AdminPage() {
  const session = useAdminSession();
  return (
    <>
      <title>PokeSol · Admin</title>
      {session.status === 'locked' ? <Login /> : <Dashboard hasEnded={session.status === 'ended'} />}
      {session.status === 'ended' && session.isAsking && <LoginDialog />}
    </>
  );
}
