/** The dashboard: its tabs, each with its own code, and what is always in reach. */
import { useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { Suspense, useEffect, useRef } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { leaveAdmin } from './adminApi.ts';
import { adminSession } from './adminSession.ts';
import { SeedButton } from './SeedButton.tsx';
import { ADMIN_TABS, type Tab, useTab } from './tabs.ts';
import './admin.css';

const CONTENT = {
  Overview: lazily(() => import('./overview/OverviewTab.tsx')),
  Sets: lazily(() => import('./sets/SetsTab.tsx')),
  Cards: lazily(() => import('./cards/CardsTab.tsx')),
  Texts: lazily(() => import('./texts/TextsTab.tsx')),
  Packs: lazily(() => import('./packs/PacksTab.tsx')),
  Support: lazily(() => import('./support/SupportTab.tsx')),
  Audit: lazily(() => import('./audit/AuditTab.tsx')),
} satisfies Record<Tab, unknown>;

export function Dashboard({ hasEnded }: { hasEnded: boolean }) {
  const [tab, choose] = useTab();
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = useRef<HTMLDivElement>(null);

  // The key that opened the gate is gone; the focus goes on to what is behind it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  // A key that leads to another tab goes with its own; the focus goes on to the name of the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another tab takes the focus with it
  useEffect(() => {
    const focused = document.activeElement;
    if (focused !== document.body && focused?.closest('[role="tabpanel"]') === null) return;
    keys.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [tab]);

  return (
    <>
      <div className="page-head">
        <div className="can-shrink">
          <h1 ref={heading} tabIndex={-1} className="pixel-title page-title">
            Admin Dashboard
          </h1>
          <p className="page-subtitle">Sets, cards and packs, the support desk, and who changed what</p>
        </div>
        <div className="button-row">
          <SeedButton />
          {hasEnded && <Button onClick={() => adminSession.ask(true)}>Enter password</Button>}
          <Button tone="secondary" onClick={() => leaveAdmin(client)}>
            Lock
          </Button>
        </div>
      </div>
      <Tabs.Root value={tab} onValueChange={choose}>
        <Tabs.List ref={keys} aria-label="Admin" className="tab-buttons admin-tabs">
          {ADMIN_TABS.map((each) => (
            <Tabs.Trigger key={each} value={each} className="tab-button">
              {each}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {ADMIN_TABS.map((each) => {
          const Content = CONTENT[each];
          return (
            <Tabs.Content key={each} value={each} tabIndex={-1} className="no-outline">
              <ErrorBoundary>
                <Suspense fallback={<Skeleton className="screen-placeholder" />}>
                  <Content />
                </Suspense>
              </ErrorBoundary>
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </>
  );
}
