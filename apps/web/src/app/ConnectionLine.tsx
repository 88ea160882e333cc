/** Says under the header that the server is slow, or that it cannot be reached; goes away by itself. */
import { connection, useConnection } from '../platform/connection.ts';
import './frame.css';

export function ConnectionLine() {
  const { reachable, slow } = useConnection();
  return (
    <>
      <div role="status">
        {!reachable && (
          <div className="connection-line">
            <div className="status-line">
              <p>PokeSol cannot be reached. Trying again…</p>
              <button
                type="button"
                onClick={() => void connection.check()}
                className="text-button status-line-button"
              >
                Try now
              </button>
            </div>
          </div>
        )}
        {reachable && slow && <p className="connection-line-note">Waiting for the server…</p>}
      </div>
      {reachable && slow && <span aria-hidden className="loading-line" />}
    </>
  );
}
