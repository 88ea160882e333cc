/** The admin area: its gate, and the dashboard behind it. */
import './form/formWords.ts';
import { useAdminSession } from './adminSession.ts';
import { Dashboard } from './Dashboard.tsx';
import { Gate } from './gate/Gate.tsx';
import { GateDialog } from './gate/GateDialog.tsx';
import './admin.css';

export default function AdminPage() {
  const session = useAdminSession();
  return (
    <>
      <title>PokeSol · Admin</title>
      {session.status === 'locked' ? <Gate /> : <Dashboard hasEnded={session.status === 'ended'} />}
      {session.status === 'ended' && session.isAsking && <GateDialog />}
    </>
  );
}
