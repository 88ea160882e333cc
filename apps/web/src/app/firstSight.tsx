/** What a browser draws before the page's code has run: a screen's frame. The build renders it, the server sends it, React replaces it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { AppMark } from './AppMark.tsx';
import { CompactNav, MainNav } from './MainNav.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';

/** Its links work as they are; what needs code comes with the code. @returns HTML without scripts and styles of its own */
export const firstSight = (path: string): string =>
  renderToStaticMarkup(
    <Router ssrPath={path}>
      <header className="site-header">
        <div className="app-header-row">
          <AppMark />
          <div className="app-header-tools" />
        </div>
        <MainNav />
      </header>
      <CompactNav />
      <main id="main" className="app-main" data-first-sight>
        <ScreenPlaceholder path={path} />
      </main>
    </Router>,
  );
