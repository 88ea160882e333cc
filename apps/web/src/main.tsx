/** Starts the page. */
import './styles/index.css'; // First: it says in which order the layers of all stylesheets stand.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { walletSession } from './features/wallet/index.ts';
import { watchBack } from './platform/backButton.ts';
import { watchNetwork } from './platform/connection.ts';
import { watchSheets } from './platform/missingSheets.ts';
import { watchPresses } from './platform/pressFocus.ts';
import { watchSight } from './platform/sight.ts';
import { adoptStyleNonce } from './platform/styleNonce.ts';
import { followText, watchTextZoom } from './platform/textScale.ts';
import { ErrorBoundary } from './ui/ErrorBoundary.tsx';

adoptStyleNonce(document, globalThis);
followText(document);
watchSight(document);
watchTextZoom(document);
watchBack(window);
watchNetwork(window);
watchPresses(document);
watchSheets(document);
void walletSession.resume();

const root = document.getElementById('root');
// In a browser that is too old, `startPage.js` has put a sentence in its place.
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  );
