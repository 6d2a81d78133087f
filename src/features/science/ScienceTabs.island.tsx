import { useEffect, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { withBoundary } from '../../ui/with-boundary.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import styles from './ScienceTabs.module.css';
import { onTabChange, panelId, showTab, tabId, tabOnPage, tabs, type Tab } from './tab-state.ts';

/** Where each key moves, from the place of the current tab. */
const moves: Readonly<Record<string, (place: number) => number>> = {
  ArrowRight: (place) => (place + 1) % tabs.length,
  ArrowLeft: (place) => (place - 1 + tabs.length) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
};

/** The parts of the page become tab panels once there are tabs to show them. */
function usePanels() {
  useEffect(() => {
    for (const { id } of tabs) {
      const panel = document.getElementById(panelId(id));
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tabId(id));
      panel?.setAttribute('tabindex', '0');
    }
  }, []);
}

function Tabs() {
  const isLive = useIsHydrated();
  const current = useSyncExternalStore<Tab>(onTabChange, tabOnPage, () => 'adult');
  usePanels();

  const choose = (event: MouseEvent, tab: Tab) => {
    event.preventDefault();
    showTab(tab);
  };
  const move = (event: KeyboardEvent) => {
    const next = tabs[moves[event.key]?.(tabs.findIndex(({ id }) => id === current)) ?? -1];
    if (!next) return;
    event.preventDefault();
    showTab(next.id);
    document.getElementById(tabId(next.id))?.focus();
  };
  const asTab = (tab: Tab) =>
    isLive && {
      role: 'tab',
      'aria-selected': tab === current,
      'aria-controls': panelId(tab),
      tabIndex: tab === current ? 0 : -1,
    };

  return (
    <nav className={styles.tabs} aria-label="Protocols">
      <div
        role={isLive ? 'tablist' : undefined}
        aria-label={isLive ? 'Protocols' : undefined}
        onKeyDown={isLive ? move : undefined}
      >
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${panelId(id)}`}
            data-for={id}
            onClick={(event) => choose(event, id)}
            {...asTab(id)}
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** Links to the two parts of the page, which React turns into tabs. Without a script, both parts are open, one below the other. */
export const ScienceTabs = withBoundary(Tabs);
